import { describeAction } from '../audit/action-words.ts'

/** An entry of the order's own history; the reference names the delivery or return it is about. */
export interface OrderEventFact {
  kind: string
  reference: string
  at: string
  text: string
}

/** An action of staff, from the audit records. */
export interface StaffActionFact {
  action: string
  /** The delivery or return, if it is about one. */
  reference: string
  at: string
  actor: string
  /** The reason that was given, if any. */
  reason: string | null
  /** More about it, such as the customer an order was placed for. */
  note?: string | null
}

interface MessageFact {
  author: string
  at: string
  text: string
}
interface DocumentFact {
  label: string
  at: string
  by: string | null
}

export interface TimelineEntry {
  at: string
  text: string
  by: string | null
}

export interface TimelineSources {
  events: readonly OrderEventFact[]
  actions: readonly StaffActionFact[]
  messages: readonly MessageFact[]
  documents: readonly DocumentFact[]
}

/** Events are written for the customer; staff read what happened. */
const staffWords: Readonly<Record<string, string>> = {
  placed: 'Order placed.',
  allocated: 'Boxes reserved.',
  picking: 'Picking started.',
  'ready-for-pick-up': 'Ready for pickup.',
  backordered: 'Backordered, in part or all.',
}
/** Actions that leave an event of another name. */
const eventKinds: Readonly<Record<string, string>> = { send: 'shipped', arrived: 'delivered' }
/** The messages and the events tell these already. */
const shownElsewhere = new Set(['order.answer', 'order.next-step', 'order.note', 'return.scan'])

/** Joins everything that happened to an order, oldest first. An event names the member of staff who caused it. */
export function mergeOrderTimeline({ events, actions, messages, documents }: TimelineSources): TimelineEntry[] {
  const used = new Set<StaffActionFact>()
  const told = events.map(({ kind, reference, at, text }) => {
    const action = actions.find((one) => !used.has(one) && eventKindOf(one) === kind && one.reference === reference)
    if (action) used.add(action)
    return { at, text: withNote(staffWords[kind] ?? text, action?.note), by: action?.actor ?? null }
  })
  const others = actions
    .filter((action) => !used.has(action) && !shownElsewhere.has(action.action))
    .map(({ action, at, actor, reason, note }) => ({
      at,
      text: reason ? `${describeStaffAction(action, note)}: ${reason}` : `${describeStaffAction(action, note)}.`,
      by: actor,
    }))
  const written = messages.map(({ author, at, text }) => ({ at, text: `Message: ${text}`, by: author }))
  const posted = documents.map(({ label, at, by }) => ({ at, text: `${label} was posted.`, by }))
  return [...told, ...others, ...written, ...posted].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** `order.send` is the event `shipped`, `return.approved` is `return-approved`. */
function eventKindOf({ action }: StaffActionFact): string {
  const [subject = '', verb = ''] = action.split('.')
  return subject === 'order' ? (eventKinds[verb] ?? verb) : `${subject}-${verb}`
}

/** `Assigned the order to Grace Lin`. */
const describeStaffAction = (action: string, note?: string | null): string =>
  [describeAction(action), note].filter(Boolean).join(' ')

/** `Order placed.` becomes `Order placed for Grace Lin.` */
const withNote = (sentence: string, note: string | null | undefined): string =>
  note ? `${sentence.replace(/\.$/, '')} ${note}.` : sentence
