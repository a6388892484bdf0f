import { text, writeOnly } from '../../kit/fields.ts'

/** A header of the receiver's choice, sent along so that it knows the call is ours. */
export const customAuthHeader = {
  CustomAuthHeaderName: text(),
  CustomAuthHeaderValue: writeOnly(text()),
}
