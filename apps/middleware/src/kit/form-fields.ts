import { checkEmail } from './check-email.ts'
import { invalid } from './shop-error.ts'

type Given = string | null | undefined

const controls = /[\p{Cc}\u2028\u2029]/u
/** Control characters other than newline and tab. */
const controlsOfText = /[^\P{Cc}\n\t]|[\u2028\u2029]/u

/** One line of text, or null. */
export function maybeLine(field: string, text: Given): string | null {
  const line = text?.trim() || null
  return line && controls.test(line) ? invalid(field, 'Enter this on one line.') : line
}

export const line = (field: string, text: Given): string =>
  maybeLine(field, text) ?? invalid(field, 'This field is required.')

/** A name appears in emails to the address typed beside it, so links and addresses are refused. */
export function plainName(field: string, text: Given): string {
  const name = line(field, text)
  return /[<>@]|\/\/|www\.|https?:/i.test(name) ? invalid(field, 'Enter only the name here.') : name
}

export const maybeName = (field: string, text: Given): string | null => (text?.trim() ? plainName(field, text) : null)

/** Several lines of text, as typed. */
export function maybeText(field: string, text: Given): string | null {
  const words = text?.replace(/\r\n?/g, '\n').trim() || null
  return words && controlsOfText.test(words) ? invalid(field, 'Use only letters, numbers and symbols.') : words
}

export const someText = (field: string, text: Given): string =>
  maybeText(field, text) ?? invalid(field, 'Enter a few words.')

export function email(text: Given, field = 'email'): string {
  const address = line(field, text)
  if (!address.includes('@')) invalid(field, 'Enter an email address, for example name@example.com.')
  return checkEmail(address, field)
}

export function maybeZip(text: Given, field = 'zip'): string | null {
  if (!text?.trim()) return null
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text.trim()) ?? []
  return zip ?? invalid(field, 'Enter a 5-digit ZIP code, for example 60540.')
}

export function maybeOrderNumber(text: Given, field = 'orderNumber'): string | null {
  const number = maybeLine(field, text)
  return number && !/^[\w#./-]+$/.test(number)
    ? invalid(field, 'An order number has letters, numbers and dashes, as shown in your email.')
    : number
}
