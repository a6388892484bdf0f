import { randomUUID } from 'node:crypto'
import type { BillingRow } from '@tessera/client/shop/types.gen'
import { shopErrors } from '@tessera/contract/middleware/errors'
import { documentPrefixes } from '@tessera/contract/shop/constants'
import { isCredit } from '@tessera/domain/billing/document-types'
import { redirect } from 'react-router'
import { optional } from '../../http/or-not-found.server.ts'
import { readCookies } from '../../http/session/cookies.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { findEnteredCard, rememberCard } from '../../kit/cards/entered-card.server.ts'
import { type RefusedCard, readCard } from '../../kit/cards/read-card.server.ts'
import { findSavedCards } from '../../kit/cards/saved-cards.server.ts'
import { accountRights } from '../../shell/account/account-rights.ts'
import { billingZipOf } from './billing-zip.ts'
import type { AvailableCredit } from './pay-plan.ts'
import { choiceCookie, maxPicks, type PaySelection, payHref, readChoice, readPaySelection } from './pay-selection.ts'
import { maxPayable } from './payable.ts'

const providerParamNames = ['requestId', 'providerToken']

/** Loads the payment step, or redirects if the URL needs to change first. */
export async function loadPay(visitor: Visitor, url: URL, cookies: string | null) {
  const query = url.searchParams
  if (query.get('all') === 'overdue') throw redirect(await overdueHref(visitor))
  const address = readPaySelection(query)
  if (address.picks.length === 0) throw redirect(backToChoice(query, cookies))
  const refused = await tokenizeCard(visitor, query, address)
  const { shop } = visitor
  const [found, credits, cards, request, card, set, billingZip] = await Promise.all([
    orNoRight(loadOpenRows(visitor, address)),
    optional(loadAvailableCredits(visitor)),
    findSavedCards(visitor),
    optional(shop.Payment.getrequestid()),
    findEnteredCard(visitor),
    customerSetOf(visitor),
    optional(findBillingZip(visitor)),
  ])
  const rows = found.value ?? []
  const rights = accountRights(set)
  const gone = address.picks.filter(({ id }) => !rows.some(({ documentId }) => documentId === id)).map(({ id }) => id)
  return {
    isPro: rights.isPro,
    noRight: found.noRight ?? (rights.canPay || !rights.isPro ? null : mayNotPay),
    address,
    rows,
    gone,
    credits: credits ?? [],
    cards: cards ?? [],
    request: request ?? null,
    refused,
    billingZip: billingZip ?? '',
    card: card && { brand: card.brand, last4: card.last4 },
    holder: card?.holder ?? '',
    formKey: randomUUID(),
    today: visitor.today,
  }
}

async function findBillingZip({ shop }: Visitor): Promise<string> {
  const { addresses } = await shop.Address.getAddresses({ PageSize: '-1', Billing: 'true' })
  return billingZipOf(addresses)
}

/** Users who see billing may not be allowed to pay; the middleware refuses with the same code. */
const mayNotPay = { code: 'Billing.NeedsPay', message: shopErrors['Billing.NeedsPay'].message, managers: [] }

/** The provider's redirect doesn't carry the selection, so it is read from the cookie. */
function backToChoice(query: URLSearchParams, cookies: string | null): string {
  const choice = readChoice(readCookies(cookies).get(choiceCookie) ?? '')
  const isBack = providerParamNames.some((name) => query.has(name))
  if (!isBack || choice.picks.length === 0) return '/account/invoices?pick=none'
  const providerParams = providerParamNames.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))
  return `${payHref(choice)}&${new URLSearchParams(providerParams)}`
}

async function tokenizeCard(
  visitor: Visitor,
  query: URLSearchParams,
  address: PaySelection,
): Promise<RefusedCard | undefined> {
  const read = await readCard(visitor.shop, query)
  if (!read) return undefined
  if ('refused' in read) return read.refused
  rememberCard(visitor, '/account/invoices', read.requestId)
  throw redirect(payHref(address))
}

/** Reads all open rows in one call; there are rarely more than a page or two. */
async function loadOpenRows({ shop, profile: shown }: Visitor, { picks }: PaySelection): Promise<BillingRow[]> {
  const oneByOne = (wanted: PaySelection['picks']) =>
    Promise.all(wanted.map(({ id }) => optional(shop.MyBilling.GetBillingDocument({ documentId: id }))))
  // retail customers have no invoice list, only open amounts of their own orders
  if (!shown.isPro) return (await oneByOne(picks)).filter((row) => row !== undefined).filter(isPayable)
  const { items, isCapped } = await shop.MyAccount.SearchForInvoices({
    pageSize: -1,
    sortBy: 'dueOn',
    sortDirection: 'asc',
    filters: [{ key: 'STATUS', value: 'open' }],
  })
  const wanted = new Set(picks.map(({ id }) => id))
  const rows = items.filter(({ documentId }) => wanted.has(documentId))
  if (!isCapped || rows.length === wanted.size) return rows.filter(isPayable)
  const missing = picks.filter(({ id }) => !rows.some(({ documentId }) => documentId === id))
  const more = await oneByOne(missing)
  return [...rows, ...more.filter((row) => row !== undefined)].filter(isPayable)
}

/** Available credits, less amounts reserved by a payment in progress. */
async function loadAvailableCredits({ shop }: Visitor): Promise<AvailableCredit[]> {
  const types = documentPrefixes.filter(isCredit)
  const { items } = await shop.MyAccount.SearchForInvoices({
    pageSize: -1,
    filters: [{ key: 'STATUS', value: 'open' }, ...types.map((value) => ({ key: 'ZZDOCTYFI' as const, value }))],
  })
  return items
    .map(({ documentId, documentOn, openCents, heldCents }) => ({
      documentId,
      documentOn,
      freeCents: openCents - heldCents,
    }))
    .filter(({ freeCents }) => freeCents > 0)
}

const isPayable = (row: BillingRow): boolean => row.canPay && maxPayable(row) > 0

async function overdueHref({ shop }: Visitor): Promise<string> {
  const { items } = await shop.MyAccount.SearchForInvoices({
    pageSize: -1,
    sortBy: 'dueOn',
    sortDirection: 'asc',
    filters: [{ key: 'MY STATUS_DUE', value: 'overdue' }],
  })
  const picks = items.filter(isPayable).slice(0, maxPicks)
  if (picks.length === 0) return '/account/invoices?due=overdue'
  return payHref({
    picks: picks.map(({ documentId }) => ({ id: documentId, cents: null })),
    usesCredits: true,
  })
}
