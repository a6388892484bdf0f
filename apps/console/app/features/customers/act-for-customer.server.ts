import { actingModes } from '@tessera/contract/middleware/operator/acting-models'
import { getEnvironment } from '../../http/environment.server.ts'
import { refusalText } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'

export interface ActOutcome {
  code?: string
  problem?: string
  mode?: string
  reason?: string
}

/** Asks for a code that opens the shop as a customer. A refusal keeps what was typed. */
export async function actForCustomer(
  { token }: Staff,
  { number, userID }: { number: string; userID: string },
  form: FormData,
): Promise<ActOutcome> {
  const reason = String(form.get('reason') ?? '').trim()
  const mode = actingModes.find((one) => one === form.get('mode')) ?? 'look'
  try {
    const asked = { customerNumber: number, userID, mode, reason }
    const { code } = await getEnvironment().shop.Operator.OpenAsCustomer(asked, { accessToken: token })
    return { code }
  } catch (error) {
    return { problem: refusalText(error), mode, reason }
  }
}
