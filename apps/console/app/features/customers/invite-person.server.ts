import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText, readTyped } from '../../session/staff-work.server.ts'

export interface InviteOutcome {
  done?: string
  problem?: string
  typed: Record<string, string>
}

/** Invites a person into the account. The same again sends a new link. */
export async function invitePerson({ token }: Staff, customerNumber: string, form: FormData): Promise<InviteOutcome> {
  const typed = readTyped(form)
  const { askedBy = '', email = '', firstName = '', lastName = '' } = typed
  const rights = Object.keys(typed).flatMap((name) => (name.startsWith('right.') ? [name.slice(6)] : []))
  const person = { customerNumber, askedBy, email, firstName, lastName, rights }
  try {
    await getEnvironment().shop.Operator.InvitePerson(person, { accessToken: token })
    return { typed, done: `${firstName} ${lastName} is invited. The link to set a password is on its way to ${email}.` }
  } catch (error) {
    return { typed, problem: problemText(error) }
  }
}
