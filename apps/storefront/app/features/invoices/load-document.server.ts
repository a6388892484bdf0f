import { optional, orNotFound } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { accountRights } from '../../shell/account/account-rights.ts'

export async function loadDocument(visitor: Visitor, documentId: string) {
  const { MyBilling, MyAccount } = visitor.shop
  const query = { documentTypeId: documentId.slice(0, 2), documentId }
  const [allowed, partners, set] = await Promise.all([
    orNotFound(orNoRight(MyBilling.GetBillingDocument({ documentId }))),
    optional(MyAccount.GetDocumentHeaderPartner(query)),
    customerSetOf(visitor),
  ])
  return { ...allowed, partners: partners?.partners ?? [], canPay: accountRights(set).canPay }
}
