import { checkEmail } from './check-email.ts'
import { invalid } from './shop-error.ts'

type FieldInput = string | null | undefined

const controls = /[\p{Cc}\u2028\u2029]/u
/** Control characters other than newline and tab. */
const controlsOfText = /[^\P{Cc}\n\t]|[\u2028\u2029]/u

/** One line of text, or null. */
export function optionalLine(field: string, text: FieldInput): string | null {
  const line = text?.trim() || null
  return line && controls.test(line) ? invalid(field, 'Enter this on one line.') : line
}

export const requiredLine = (field: string, text: FieldInput): string =>
  optionalLine(field, text) ?? invalid(field, 'This field is required.')

/** A name appears in emails to the address typed beside it, so links and addresses are refused. */
export function requiredName(field: string, text: FieldInput): string {
  const name = requiredLine(field, text)
  return /[<>@]|\/\/|www\.|https?:/i.test(name) ? invalid(field, 'Enter only the name here.') : name
}

export const optionalName = (field: string, text: FieldInput): string | null =>
  text?.trim() ? requiredName(field, text) : null

/** Several lines of text, as typed. */
export function optionalText(field: string, text: FieldInput): string | null {
  const trimmed = text?.replace(/\r\n?/g, '\n').trim() || null
  return trimmed && controlsOfText.test(trimmed) ? invalid(field, 'Use only letters, numbers and symbols.') : trimmed
}

export const requiredText = (field: string, text: FieldInput): string =>
  optionalText(field, text) ?? invalid(field, 'Enter a few words.')

export function requiredEmail(text: FieldInput, field = 'email'): string {
  const address = requiredLine(field, text)
  if (!address.includes('@')) invalid(field, 'Enter an email address, for example name@example.com.')
  return checkEmail(address, field)
}

export function optionalZip(text: FieldInput, field = 'zip'): string | null {
  if (!text?.trim()) return null
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text.trim()) ?? []
  return zip ?? invalid(field, 'Enter a 5-digit ZIP code, for example 60540.')
}

export function optionalOrderNumber(text: FieldInput, field = 'orderNumber'): string | null {
  const number = optionalLine(field, text)
  return number && !/^[\w#./-]+$/.test(number)
    ? invalid(field, 'An order number has letters, numbers and dashes, as shown in your email.')
    : number
}
