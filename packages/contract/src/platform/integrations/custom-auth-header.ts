import { text, writeOnly } from '../../kit/fields.ts'

/** A header chosen by the receiver, which authenticates our calls. */
export const customAuthHeader = {
  CustomAuthHeaderName: text(),
  CustomAuthHeaderValue: writeOnly(text()),
}
