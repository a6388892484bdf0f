import type { SigningOptions } from '@tessera/server/outbound/signed-headers'

/** The header that a receiver wants in each of our requests. */
export const authHeaderOf = ({ headerName: name, headerValue: value }: ReceiverHeader): SigningOptions['authHeader'] =>
  name && value ? { name, value } : null

interface ReceiverHeader {
  headerName: string | null
  headerValue: string | null
}
