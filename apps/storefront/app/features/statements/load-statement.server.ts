import { data } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'

/** Loads a statement by month; the current month has no lines yet. */
export async function loadStatement({ shop }: Visitor, period: string) {
  const { value, noRight } = await orNoRight(shop.MyAccount.GetStatements())
  if (noRight) return { noRight, statement: null, isCurrent: false, earlier: null, later: null }
  const all = value.current ? [value.current, ...value.statements] : value.statements
  const at = all.findIndex((one) => one.period === period)
  const found = all[at]
  if (!found) throw data(null, { status: 404 })
  const isCurrent = found === value.current
  const statement = isCurrent
    ? { ...found, lines: [] }
    : await shop.MyBilling.GetStatementDetail({ statementId: found.statementId })
  return { noRight, statement, isCurrent, earlier: all[at + 1]?.period ?? null, later: all[at - 1]?.period ?? null }
}
