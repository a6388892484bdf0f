import { randomUUID } from 'node:crypto'
import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { data } from 'react-router'
import { ReturnBoardScreen } from '../features/returns/return-board-screen.tsx'
import { returnList } from '../features/returns/return-list.ts'
import { ReturnsScreen } from '../features/returns/returns-screen.tsx'
import type { ScanOutcome } from '../features/returns/scan-outcome.ts'
import { scanReturn } from '../features/returns/scan-return.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/returns.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const now = new Date().toISOString()
  const isList = ['view', 'search', 'page'].some((name) => url.searchParams.get(name))
  return isList ? { ...(await loadList(staff, url)), now } : { ...(await loadBoard(staff)), now }
}

async function loadBoard(staff: Staff) {
  const board = await readStaffCall(staff, staffReturnCalls.getReturnBoard, (operator, options) =>
    operator.GetReturnBoard(options),
  )
  return { board, mayWork: mayUse(staff, staffReturnCalls.receiveReturn), scanKey: randomUUID() }
}

async function loadList(staff: Staff, url: URL) {
  const query = readStaffListQuery(returnList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(staff, staffReturnCalls.listReturns, (operator, options) =>
    operator.ListReturns(asked, options),
  )
  return { query, found }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, staffReturnCalls.receiveReturn)) throw notHere()
  const outcome = await scanReturn(staff, await request.formData())
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

/** A browser without a network keeps the scan and its key, so that it counts once when it is sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const problem = 'No connection. Scan it again when you’re back online; it counts once.'
    const [code, key] = [String(form.get('code')), String(form.get('key'))]
    return data<ScanOutcome>({ code, key, problem, isLost: true }, { status: 503 })
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Returns and claims · Tessera console' }]

export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
  if ('board' in loaderData) return <ReturnBoardScreen {...loaderData} outcome={actionData} />
  return <ReturnsScreen {...loaderData} />
}
