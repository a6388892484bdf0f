import { PlatformError } from '@tessera/client/platform-error'
import { ShopError } from '../../../kit/shop-error.ts'

/** After any other error the platform may have done the work; a job finds out. */
export const isClearRefusal = (error: unknown): boolean =>
  error instanceof ShopError || (error instanceof PlatformError && error.status < 500)
