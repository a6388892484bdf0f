import { type Mail, MailRefused } from './port.ts'

const controls = /[\p{Cc}\u2028\u2029]/u
/** A single address without name, quotes or comments, so that no parser reads it differently. */
const address = /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+$/

/** Last check before sending: a line break in a header would let the input add headers. */
export function checkMail({ id, to, subject, replyTo, leaveUrl }: Mail): void {
  for (const [name, value] of Object.entries({ id, to, subject, replyTo, leaveUrl })) {
    if (value !== undefined && controls.test(value)) throw new MailRefused(`${name} has more than one line.`)
  }
  for (const [name, value] of Object.entries({ to, replyTo })) {
    if (value !== undefined && !address.test(value)) throw new MailRefused(`${name} is no address.`)
  }
}
