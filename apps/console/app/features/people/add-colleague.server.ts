import { randomBytes } from 'node:crypto'
import { type ErrorEntry, PlatformError } from '@tessera/client/platform-error'
import { foreignRoles } from '@tessera/domain/identity/foreign-roles'
import { getEnvironment } from '../../http/environment.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { makeAllChanges, type PlannedChange } from '../../operations/make-changes.server.ts'
import { isAllowed, refusalOf } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { ColleagueForm, ColleagueOutcome, ProfileChoice } from './people-view.ts'
import { readProfileCallers } from './profile-callers.server.ts'
import { listIn, readList, textIn } from './read-records.server.ts'

/** The profiles for staff, with the roles in them that this person cannot give. Those of others only are left out. */
export async function loadProfileChoices(staff: Staff): Promise<ProfileChoice[]> {
  const [create, assign] = getCalls()
  for (const operation of [create, assign])
    if (!isAllowed(staff.caller, operation, {})) throw refusalOf('Auth.InsufficientRoles', operation)
  const [{ items }, callersOf] = await Promise.all([
    readList(staff, 'SecurityProfiles.List', { pageSize: '100' }),
    readProfileCallers(staff),
  ])
  const forStaff = items.filter((profile) => callersOf(profile).some(({ userType }) => userType === 'admin'))
  return forStaff.map((profile) => ({
    id: textIn(profile, 'ID'),
    name: textIn(profile, 'Name'),
    foreign: foreignRoles(staff.caller.roles, listIn(profile, 'Roles', 'CustomRoles')),
  }))
}

function getCalls() {
  const create = findOperation('AdminUsers.Create')
  const assign = findOperation('SecurityProfiles.SaveAssignment')
  if (!create || !assign) throw new Error('Users and profiles have calls.')
  return [create, assign] as const
}

/** Creates a user with a profile in one request. The platform refuses a profile with roles that this person lacks. */
export async function addColleague(staff: Staff, form: FormData): Promise<ColleagueOutcome> {
  const typed = readForm(form)
  const problems = problemsOf(typed)
  if (Object.keys(problems).length > 0) return { problems, messages: [], typed }
  const [create, assign] = getCalls()
  const password = typed.how === 'password' ? `Aa1-${randomBytes(12).toString('base64url')}` : null
  const { firstName: FirstName, lastName: LastName, email: Email, profile } = typed
  const ID = `${slugOf(FirstName)}-${slugOf(LastName)}-${randomBytes(2).toString('hex')}`
  const user = {
    ID,
    Username: Email,
    FirstName,
    LastName,
    Email,
    Active: true,
    ...(password && { Password: password }),
  }
  const changes: PlannedChange[] = [
    { operation: create, params: {}, body: user },
    { operation: assign, params: {}, body: { SecurityProfileID: profile, UserID: ID } },
  ]
  for (const isDryRun of [true, false]) {
    const results = await makeAllChanges(staff, changes, { isDryRun, key: String(form.get('key') ?? '') })
    // the profile of a user who was not created is refused too, for no reason of its own
    const refused = results.find(({ isOk }) => !isOk)
    if (refused) return { ...wordsOf(refused.errors), typed }
  }
  const address = `${getEnvironment().publicUrl}/console`
  return {
    problems: {},
    messages: [],
    typed,
    made: {
      id: ID,
      name: `${FirstName} ${LastName}`,
      userName: Email,
      password,
      address,
      problem: password ? null : await sendInvitation(staff, ID, Email),
    },
  }
}

/** A name that is taken is said at its field. */
function wordsOf(errors: readonly ErrorEntry[]): Pick<ColleagueOutcome, 'problems' | 'messages'> {
  if (errors.some(({ ErrorCode }) => ErrorCode === 'User.UsernameMustBeUnique'))
    return { problems: { email: 'Someone already signs in with this email.' }, messages: [] }
  return { problems: {}, messages: errors.map(({ Message }) => Message) }
}

/** The user is there in any case; without the email they get one with “Forgot your password?”. */
async function sendInvitation({ token }: Staff, id: string, userName: string): Promise<string | null> {
  const { platform, publicUrl } = getEnvironment()
  const URL = `${publicUrl}/console/set-password?user=${encodeURIComponent(userName)}`
  try {
    await platform.AdminUsers.Invite(id, { URL }, { accessToken: token })
    return null
  } catch (error) {
    if (error instanceof PlatformError) return error.message
    throw error
  }
}

const readForm = (form: FormData): ColleagueForm => {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    profile: read('profile'),
    how: read('how') === 'password' ? 'password' : 'email',
  }
}

function problemsOf({ firstName, lastName, email, profile }: ColleagueForm): ColleagueOutcome['problems'] {
  return {
    ...(!firstName && { firstName: 'Enter the first name.' }),
    ...(!lastName && { lastName: 'Enter the last name.' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'Enter the email, such as ann@shop.com.' }),
    ...(!profile && { profile: 'Choose a profile.' }),
  }
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')
    .slice(0, 20) || 'user'
