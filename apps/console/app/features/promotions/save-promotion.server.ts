import type { ErrorEntry } from '@tessera/client/platform-error'
import { createRecord } from '../../generic/create-record.server.ts'
import { outcomeOf } from '../../generic/edit-outcome.server.ts'
import type { EditOutcome } from '../../generic/edit-view.ts'
import { typedRows } from '../../generic/field-text.ts'
import { textsOf } from '../../generic/form-texts.ts'
import { requireWrite } from '../../generic/load-edit.server.ts'
import { parseSeen, saveChange } from '../../generic/save-change.server.ts'
import { savedWords, wordsAfter } from '../../generic/saved-words.server.ts'
import { findMissing } from '../../operations/find-missing.ts'
import { findWrite } from '../../operations/find-write.ts'
import { makeAllChanges, type PlannedChange } from '../../operations/make-changes.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { typedTexts } from '../rules/typed-texts.ts'
import { assignmentField, promotionCall } from './promotion-at.server.ts'
import { readAssignments } from './promotion-form.server.ts'
import { promotionLimits } from './promotion-view.ts'

type Saved = { href: string } | { outcome: EditOutcome }

/** Creates the promotion, then assigns it: only then can it be named. */
export async function createPromotion(staff: Staff, form: FormData): Promise<Saved> {
  const wrong = refuseLimits(form)
  if (wrong) return wrong
  const made = await createRecord(staff, { operation: promotionCall('List'), params: {} }, form)
  if ('outcome' in made) return withTypedAssignments({ outcome: nameMissing(made.outcome) }, form)
  const id = decodeURIComponent(made.href.split('/').at(-1) ?? '')
  const typed = typedAssignments(form)
  const results = await makeAllChanges(
    staff,
    typed.map((one) => assign(id, one)),
  )
  // one request is taken back as a whole, and assignments are another
  const words = wordsAfter('created', typed.length > 0 ? null : made.undoRequest)
  for (const one of typed.filter((_, at) => !results[at]?.isOk)) words.append('unassigned', nameOf(one))
  return { href: `/promotions/${encodeURIComponent(id)}?${words}` }
}

/** The platform takes any limit, and a promotion with one below 1 is used up before its first use. */
function refuseLimits(form: FormData): Saved | undefined {
  const low = promotionLimits.filter((name) => Number(form.get(name) || 1) < 1)
  if (low.length === 0) return undefined
  const problems = Object.fromEntries(low.map((name) => [name, 'Enter 1 or more, or leave it empty for no limit.']))
  return withTypedAssignments({ outcome: { ...typedOutcome(form), problems } }, form)
}

/** The form has other labels for these than the API. */
function nameMissing(outcome: EditOutcome): EditOutcome {
  const { EligibleExpression, ValueExpression } = outcome.problems
  return {
    ...outcome,
    problems: {
      ...outcome.problems,
      ...(EligibleExpression?.startsWith('Enter the') && { EligibleExpression: 'Add a condition.' }),
      ...(ValueExpression?.startsWith('Enter the') && { ValueExpression: 'Enter the discount.' }),
    },
  }
}

/** Saves what changed. The assignments are tried first, so that a wrong one stops everything. */
export async function savePromotion(staff: Staff, id: string, form: FormData): Promise<Saved> {
  const found = { operation: promotionCall('Get'), params: { promotionID: id } }
  const write = requireWrite(staff, findWrite('PATCH', found.operation), found.params)
  const wrong = refuseLimits(form)
  if (wrong) return wrong
  const changes = await assignmentChanges(staff, id, form)
  const tried = changes.length > 0 ? await makeAllChanges(staff, changes, { isDryRun: true }) : []
  const errors = tried.flatMap((result) => result.errors)
  if (errors.length > 0) return withTypedAssignments({ outcome: refusedOutcome(form, errors) }, form)
  const saved = await saveChange(staff, write, found, form)
  if ('outcome' in saved) return withTypedAssignments(saved, form)
  if (changes.length > 0) await makeAllChanges(staff, changes)
  const name = typeof saved.after?.ID === 'string' ? saved.after.ID : id
  const words = changes.length > 0 ? wordsAfter('changed', null) : savedWords(staff, saved)
  return { href: `/promotions/${encodeURIComponent(name)}?${words}` }
}

interface TypedAssignment {
  BuyerID: string
  UserGroupID: string | null
}

const nameOf = ({ BuyerID, UserGroupID }: TypedAssignment): string =>
  UserGroupID ? `${BuyerID} / ${UserGroupID}` : BuyerID

export const typedAssignments = (form: FormData): TypedAssignment[] =>
  typedRows(textsOf([assignmentField], form).Assignments ?? '').map(({ BuyerID = '', UserGroupID = '' }) => ({
    BuyerID: BuyerID.trim(),
    UserGroupID: UserGroupID.trim() || null,
  }))

const assign = (PromotionID: string, assignment: TypedAssignment): PlannedChange => ({
  operation: promotionCall('SaveAssignment'),
  params: {},
  body: { PromotionID, ...assignment },
})

const takeAway = (promotionID: string, { BuyerID, UserGroupID }: TypedAssignment): PlannedChange => ({
  operation: promotionCall('DeleteAssignment'),
  params: { promotionID, buyerID: BuyerID, ...(UserGroupID && { userGroupID: UserGroupID }) },
})

/** A form without the lines, because there are too many of them, leaves the assignments as they are. */
async function assignmentChanges(staff: Staff, id: string, form: FormData): Promise<PlannedChange[]> {
  const stored = form.has('Assignments.0.BuyerID') ? await readAssignments(staff, id) : undefined
  if (!stored) return []
  const [typed, known] = [
    typedAssignments(form),
    stored.list.map(({ BuyerID, UserGroupID }) => ({ BuyerID: BuyerID ?? '', UserGroupID })),
  ]
  const has = (list: readonly TypedAssignment[], one: TypedAssignment) =>
    list.some((other) => nameOf(other) === nameOf(one))
  return [
    ...typed.filter((one) => !has(known, one)).map((one) => assign(id, one)),
    ...known.filter((one) => !has(typed, one)).map((one) => takeAway(id, one)),
  ]
}

function refusedOutcome(form: FormData, errors: readonly ErrorEntry[]): EditOutcome {
  const messages = errors.map((error) => {
    const missing = findMissing(error)
    return missing
      ? `There’s no ${missing.kind === 'Buyer' ? 'company' : 'customer group'} ${missing.id}.`
      : error.Message
  })
  return { ...typedOutcome(form), problems: { Assignments: [...new Set(messages)].join(' ') } }
}

const typedOutcome = (form: FormData): EditOutcome => outcomeOf(typedTexts(form), parseSeen(form.get('seen')))

/** A form that comes back has its lines too. */
const withTypedAssignments = ({ outcome }: { outcome: EditOutcome }, form: FormData): Saved => ({
  outcome: { ...outcome, texts: { ...outcome.texts, ...textsOf([assignmentField], form) } },
})
