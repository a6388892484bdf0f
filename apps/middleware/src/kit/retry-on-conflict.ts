import { PlatformError } from '@tessera/client/platform-error'

/** Two concurrent runs may both try to create a record; the second try finds it. */
export const retryOnConflict = <T>(save: () => Promise<T>): Promise<T> =>
  save().catch((error) => (error instanceof PlatformError && error.status === 409 ? save() : Promise.reject(error)))
