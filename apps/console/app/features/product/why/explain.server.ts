import type { ErrorEntry } from '@tessera/client/platform-error'
import { explainProduct } from '@tessera/contract/platform/additions/explain-product'
import { callOperation } from '../../../operations/call-operation.server.ts'
import { makeAllChanges } from '../../../operations/make-changes.server.ts'
import { isAllowed } from '../../../operations/read-operation.server.ts'
import { tryRead } from '../../../operations/try-read.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import type { ProductExplanation, VisibilityStep } from './explanation.ts'
import { type OpeningFacts, readOpeningFacts } from './opening-facts.server.ts'
import { openingsOf, openingView, withOtherSettings } from './openings.server.ts'
import { type PriceView, priceView } from './price-view.server.ts'
import { explainQuery, type ProductQuestion } from './question.ts'
import { closedReasons, type RecordNames, visibilityTree } from './visibility-tree.ts'

export interface ExplanationView {
  productID: string
  isVisible: boolean
  /** The person or company that is asked about. */
  who: string
  reasons: string[]
  tree: VisibilityStep
  price: PriceView
}

/** An explanation, or why there is none, in words. */
export type ExplainOutcome = { view: ExplanationView } | { problem: string }

export const mayExplain = ({ caller }: Staff): boolean => isAllowed(caller, explainProduct, { productID: '' })

interface Explained {
  explanation: ProductExplanation
  facts: OpeningFacts
}

async function readExplanation(
  staff: Staff,
  productID: string,
  asked: ProductQuestion,
): Promise<Explained | { problem: string }> {
  const question = await withUserID(staff, asked)
  const query = explainQuery(question)
  const { isOk, data, errors } = await callOperation(staff.token, explainProduct, { params: { productID }, query })
  if (!isOk) return { problem: errors.map(wordsOf).join(' ') || 'The platform didn’t respond. Try again.' }
  const explanation = data as ProductExplanation
  return { explanation, facts: await readOpeningFacts(staff, explanation) }
}

/** The record that is not there has a name. */
function wordsOf({ ErrorCode, Message, Data }: ErrorEntry): string {
  const { ObjectType, ObjectID } = (Data ?? {}) as { ObjectType?: string; ObjectID?: string }
  return ErrorCode === 'NotFound' && ObjectType ? `There’s no ${ObjectType.toLowerCase()} ${ObjectID}.` : Message
}

/** People know an email, the platform an ID. */
async function withUserID(staff: Staff, question: ProductQuestion): Promise<ProductQuestion> {
  const { buyerID, userID } = question
  if (!buyerID || !userID.includes('@')) return question
  const found = await tryRead<{ Items: { ID: string }[] }>(staff, 'Users.List', { buyerID }, { Email: userID })
  return { ...question, userID: found?.Items[0]?.ID ?? userID }
}

export async function explainFor(staff: Staff, productID: string, question: ProductQuestion): Promise<ExplainOutcome> {
  const found = await readExplanation(staff, productID, question)
  if ('problem' in found) return found
  const { explanation, facts } = found
  const names = namesIn(explanation, facts)
  const tree = visibilityTree(explanation, names, (condition) =>
    openingsOf(condition, found).map((opening) => openingView(staff, opening)),
  )
  return {
    view: {
      productID,
      isVisible: explanation.IsVisible,
      who: facts.userName ?? explanation.UserID ?? names.party,
      reasons: closedReasons(tree),
      tree,
      price: await priceView(staff, explanation),
    },
  }
}

function namesIn({ BuyerID }: ProductExplanation, { buyerName, catalogs, categories }: OpeningFacts): RecordNames {
  return {
    party: buyerName ?? BuyerID ?? 'this company',
    nameOf(type, id, catalogID) {
      const known = type === 'Catalog' ? catalogs : (categories.get(catalogID ?? '') ?? [])
      return known.find(({ ID }) => ID === id)?.Name ?? id
    },
  }
}

/** Makes the change behind a button, if it is still one of those that would open the product. */
export async function openProduct(
  staff: Staff,
  productID: string,
  question: ProductQuestion,
  { opening, key }: { opening: string; key: string },
): Promise<{ done: string } | { problem: string }> {
  const found = await readExplanation(staff, productID, question)
  if ('problem' in found) return found
  const wanted = found.explanation.Conditions.flatMap((condition) => openingsOf(condition, found)).find(
    (one) => one.key === opening,
  )
  if (!wanted) return { done: 'No change needed: someone else already made it.' }
  const results = await makeAllChanges(staff, await withOtherSettings(staff, wanted.changes), { key })
  const messages = results.flatMap(({ errors }) => errors.map(({ Message }) => Message))
  if (messages.length > 0) return { problem: messages.join(' ') }
  const after = await readExplanation(staff, productID, question)
  const isOpen = 'explanation' in after && after.explanation.IsVisible
  return { done: isOpen ? 'Saved. They see it now.' : 'Saved. Something else still hides it: see below.' }
}
