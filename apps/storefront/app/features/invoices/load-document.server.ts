import { accountRights } from '../../account/account-rights.ts'
import { customerSetOf } from '../../account/customer-set.server.ts'
import { orNoRight } from '../../account/or-no-right.server.ts'
import { orNotFound, orNothing } from '../../lib/shop-answers.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

export async function loadDocument(visitor: Visitor, documentId: string) {
  const { MyBilling, MyAccount } = visitor.shop
  const asked = { documentTypeId: documentId.slice(0, 2), documentId }
  const [allowed, partners, set] = await Promise.all([
    orNotFound(orNoRight(MyBilling.GetBillingDocument({ documentId }))),
    orNothing(MyAccount.GetDocumentHeaderPartner(asked)),
    customerSetOf(visitor),
  ])
  return { ...allowed, partners: partners?.partners ?? [], canPay: accountRights(set).canPay }
}
