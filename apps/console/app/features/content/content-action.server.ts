import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { data, type RouterContextProvider } from 'react-router'
import { notHere } from '../../operations/read-operation.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import { staffContext } from '../../session/staff.server.ts'
import { doStaffWork, readTyped, type StaffOutcome, statusOf } from '../../session/staff-work.server.ts'
import { contentWorks } from './content-works.server.ts'
import { readSetting, settingStart } from './setting-fields.ts'

interface Args {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The forms of every tab under Content. All of its calls have one role. */
export const workOnContent = async ({ request, context }: Args) => sendForm(context, await request.formData())

/** The form of a setting, whose controls become one value. */
export async function workOnSettings({ request, context }: Args) {
  const form = await request.formData()
  const typed = readTyped(form)
  const parts = Object.entries(typed).filter(([name]) => name.startsWith(settingStart))
  const read = readSetting(parts.map(([name, text]) => [name.slice(settingStart.length), text]))
  if ('problem' in read) {
    const refusal: StaffOutcome = { about: typed.number ?? '', problem: read.problem, typed }
    return data(refusal, { status: statusOf(refusal) })
  }
  form.set('value', read.json)
  return sendForm(context, form)
}

async function sendForm(context: Args['context'], form: FormData) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, contentCalls.saveRedirect)) throw notHere()
  const { answer: _, ...outcome } = await doStaffWork(contentWorks, staff, form)
  return data(outcome, { status: statusOf(outcome) })
}
