import type { Model } from '@tessera/contract/kit/model'

/** Never stored: a password or key in the audit would outlive its use. */
const unrecorded =
  /^(Password|NewPassword|ClientSecret|HashKey|SharedKey|Token|ConnectClientSecret|CustomAuthHeaderValue|DeliveryTargets)$/

export const isUnrecorded = (name: string): boolean => unrecorded.test(name)

/** The fields that no undo brings back. */
export const listUnrecorded = ({ properties }: Model): string[] => Object.keys(properties).filter(isUnrecorded)
