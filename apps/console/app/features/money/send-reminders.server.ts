import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'
import { describeReminders } from './describe-reminders.ts'

export interface ReminderOutcome {
  documentIds: string[]
  note: string
  done?: string
  problem?: string
}

/** Reminds of the selected documents, or of all that the page lists. */
export async function sendReminders({ token }: Staff, form: FormData): Promise<ReminderOutcome> {
  const text = (name: string) => String(form.getAll(name).at(-1) ?? '').trim()
  const documentIds = form.getAll(text('intent') === 'listed' ? 'listed' : 'document').map(String)
  const typed = { documentIds, note: text('note') }
  if (documentIds.length === 0) return { ...typed, problem: 'Select at least one document.' }
  try {
    const reminder = { documentIds, note: typed.note || null, key: text('key') }
    const sent = await getEnvironment().shop.Operator.SendReminders(reminder, { accessToken: token })
    return { ...typed, done: describeReminders(sent) }
  } catch (error) {
    return { ...typed, problem: problemText(error) }
  }
}
