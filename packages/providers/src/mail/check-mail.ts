import { type Mail, MailRefused } from './port.ts'

const controls = /[\p{Cc}\u2028\u2029]/u
/** One address without a name, quotes or comments: nothing for a parser to read in another way. */
const address = /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+$/

/** The last line of defence: a line break in a header would be a header of somebody else's. */
export function checkMail({ id, to, subject, replyTo, leaveUrl }: Mail): void {
  for (const [name, value] of Object.entries({ id, to, subject, replyTo, leaveUrl })) {
    if (value !== undefined && controls.test(value)) throw new MailRefused(`${name} has more than one line.`)
  }
  for (const [name, value] of Object.entries({ to, replyTo })) {
    if (value !== undefined && !address.test(value)) throw new MailRefused(`${name} is no address.`)
  }
}
