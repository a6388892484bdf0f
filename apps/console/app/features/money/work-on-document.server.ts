import { ownValue } from '@tessera/contract/kit/own-value'
import { formatMoney } from '@tessera/ui/format'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'
import { readCents } from '../tasks/read-cents.ts'
import { describeReminders } from './describe-reminders.ts'
import { payLinkText } from './pay-link-text.ts'

export interface DocumentOutcome {
  typed: Record<string, string>
  done?: string
  problem?: string
}

/** Decides the dispute of a document, reverses or refunds it, reminds the customer of it, or sends a link to pay it. */
export async function workOnDocument(staff: Staff, documentId: string, form: FormData): Promise<DocumentOutcome> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  try {
    return { typed, ...(await (ownValue(works, typed.intent ?? '') ?? decide)(staff, documentId, typed)) }
  } catch (error) {
    return { typed, problem: problemText(error) }
  }
}

type Work = (
  staff: Staff,
  documentId: string,
  typed: Record<string, string>,
) => Promise<Pick<DocumentOutcome, 'done' | 'problem'>>

const remind: Work = async ({ token }, documentId, { key = '', note }) => {
  const { Operator } = getEnvironment().shop
  const sent = await Operator.SendReminders(
    { documentIds: [documentId], note: note || null, key },
    { accessToken: token },
  )
  return { done: describeReminders(sent) }
}

const reverse: Work = async ({ token }, documentId, { key = '', reason = '' }) => {
  if (!reason) return { problem: 'Enter a reason.' }
  const { Operator } = getEnvironment().shop
  const { reopenedIds } = await Operator.ReversePosting({ documentId, reason, key }, { accessToken: token })
  const opened = reopenedIds.length > 0 ? ` Reopened: ${reopenedIds.join(', ')}.` : ''
  return { done: `${documentId} is reversed.${opened}` }
}

const refund: Work = async ({ token }, documentId, { key = '', reason = '' }) => {
  if (!reason) return { problem: 'Enter a reason.' }
  const { Operator } = getEnvironment().shop
  const { cents } = await Operator.RefundCredit({ documentId, reason, key }, { accessToken: token })
  return { done: `The refund of ${formatMoney(cents)} is on the to-do list. Send it, then record how.` }
}

const decide: Work = async ({ token }, documentId, { intent, disputedAt = '', credit = '', answer }) => {
  const isAccepted = intent === 'accept'
  const creditCents = readCents(credit)
  if (isAccepted && creditCents === undefined)
    return { problem: 'Enter the credit in dollars and cents, such as 62.40.' }
  const decided = await getEnvironment().shop.Operator.DecideDispute(
    {
      documentId,
      disputedAt,
      answer: answer || null,
      decision: isAccepted ? 'accept' : 'decline',
      creditCents: isAccepted ? (creditCents ?? null) : null,
    },
    { accessToken: token },
  )
  return {
    done: isAccepted
      ? `The dispute is accepted with credit memo ${decided.creditId}, and the customer was told.`
      : 'The dispute is declined, and the customer was told.',
  }
}

const sendLink: Work = async ({ token }, documentId, { key = '', email = '', note }) => {
  const { Operator } = getEnvironment().shop
  const asked = { documentId, counterOrderId: null, version: 0, email, note: note || null, key }
  const sent = await Operator.SendPayLink(asked, { accessToken: token })
  return { done: payLinkText(sent) }
}

const works: Readonly<Record<string, Work>> = { remind, reverse, refund, 'pay-link': sendLink }
