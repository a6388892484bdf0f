import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText, readTyped, type StaffOutcome } from '../../session/staff-work.server.ts'

/** Sends the form of a return; its number, or what is wrong with everything that was typed. */
export async function requestReturn(
  { token }: Staff,
  number: string,
  form: FormData,
): Promise<StaffOutcome & { returnNumber?: string }> {
  const typed = readTyped(form)
  const counts = Object.entries(typed).filter(([name, value]) => name.startsWith('boxes-') && value !== '')
  if (counts.some(([, value]) => !/^\d{1,6}$/.test(value)))
    return { about: number, problem: 'Enter every number of boxes or pieces in digits, such as 7.', typed }
  const lines = counts
    .filter(([, value]) => Number(value) > 0)
    .map(([name, value]) => readLine(Number(name.slice('boxes-'.length)), Number(value), typed))
  try {
    const kind = typed.kind === 'damage' ? ('damage' as const) : ('return' as const)
    const request = { number, kind, reason: typed.reason ?? '', lines, key: typed.key ?? '' }
    const { returnNumber } = await getEnvironment().shop.Operator.RequestReturn(request, { accessToken: token })
    return { about: number, returnNumber }
  } catch (error) {
    const isConflict = error instanceof ShopApiError && error.status === 409
    return { about: number, problem: problemText(error), typed, isConflict }
  }
}

/** `unit-3` says whether line 3 counts broken pieces. */
const readLine = (lineNo: number, count: number, typed: Readonly<Record<string, string>>) =>
  typed[`unit-${lineNo}`] === 'pieces' ? { lineNo, boxes: 0, pieces: count } : { lineNo, boxes: count }
