import { flag, freeObject, id, listOf, moment, oneOf, required, tally, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'

/** Failed: a call that a request waited for. Nothing sends it again. */
const states = ['Waiting', 'Delivered', 'Parked', 'Failed'] as const

const delivery = {
  ID: id(),
  /**
   * The kind of sender: Webhook, MessageSender, ErrorConfig; of a call that failed also IntegrationEvent,
   * PromotionIntegration, SubscriptionIntegration, OpenIdConnect.
   */
  Kind: required(text()),
  /** The ID of the webhook, the message sender or the integration event. */
  SourceID: text(),
  /** The operation or the message type. */
  Subject: required(text()),
  /** Http, MessageSender, Mail and so on. */
  Target: required(text()),
  /** The delivery configuration that has the target; null for an address of the webhook or the sender itself. */
  DeliveryConfigID: text(),
  /** Messages about one object are sent in order. */
  ObjectID: text(),
  Status: required(oneOf(states)),
  AttemptCount: tally(),
  DateCreated: moment(),
  /** When it is sent, or was last due. */
  DateDue: moment(),
  DateFinished: moment(),
  /** Why the last attempt failed. */
  Problem: text(),
  /** Reports no change: someone tried the receiver. */
  IsTest: flag(),
  /** The user name of the person who sent it again last. */
  ResentBy: text(),
}

/** A message to a receiver outside. */
export const Delivery = model('Delivery', delivery, {
  search: ['ID', 'SourceID', 'Subject', 'ObjectID', 'DeliveryConfigID', 'Problem'],
  sort: ['DateCreated', 'DateDue', 'DateFinished', 'Status', 'Kind', 'SourceID', 'Subject', 'Target', 'ID'],
  order: ['!DateCreated'],
})

const DeliveryAttempt = model('DeliveryAttempt', {
  Date: moment(),
  Milliseconds: tally(),
  /** Null without an answer. */
  StatusCode: whole(),
  Problem: text(),
  /** The beginning of the answer. */
  Answer: text(),
  /** The person who sent it again; null for the first attempts. */
  ResentBy: text(),
})

const DeliveryWithAttempts = model('DeliveryWithAttempts', {
  ...delivery,
  /** Without its token. Null after it was sent, if it held a password or a code. */
  Message: freeObject(),
  Attempts: listOf(DeliveryAttempt),
})

const receiverKinds = ['Webhook', 'MessageSender', 'DeliveryConfig'] as const

/** A receiver that is configured, and how its messages fare. */
export const DeliveryReceiver = model('DeliveryReceiver', {
  Kind: required(oneOf(receiverKinds)),
  ID: required(text()),
  Name: required(text()),
  /** Null if a delivery configuration has it. */
  Url: text(),
  DeliveryConfigID: text(),
  WaitingCount: tally(),
  ParkedCount: tally(),
  /** Within the last 24 hours. */
  DeliveredCount: tally(),
  /** Within the last 24 hours. */
  LastDelivered: moment(),
  /** Of what waits or is parked, the newest. */
  LastProblem: text(),
  /** It does not answer, and gets no message until then. */
  PausedUntil: moment(),
})

const DeliveryTest = model('DeliveryTest', {
  Kind: required(oneOf(receiverKinds)),
  /** The ID of the webhook, the message sender or the delivery configuration. */
  ID: required(text(100)),
  /** Sends the message of this delivery; unset: a message without content. */
  DeliveryID: text(100),
})

/** One delivery per target of the receiver. */
const SentDeliveryTest = model('SentDeliveryTest', { DeliveryIDs: listOf(text()) })

const shared = {
  tag: 'Deliveries',
  roles: ['DeliveryConfigAdmin', 'ErrorConfigAdmin'],
  callers: ['admin'],
  isAddition: true,
} as const

export const listDeliveries: Operation = {
  ...shared,
  id: 'Deliveries.List',
  name: 'List',
  verb: 'GET',
  path: '/deliveries',
  list: 'full',
  reply: Delivery,
  status: 200,
  summary:
    'List the messages to webhooks, message senders and other receivers, and failed calls of services, newest first.',
}

export const getDelivery: Operation = {
  ...shared,
  id: 'Deliveries.Get',
  name: 'Get',
  verb: 'GET',
  path: '/deliveries/:deliveryID',
  reply: DeliveryWithAttempts,
  status: 200,
  summary: 'Get a message to a receiver with every attempt to send it.',
}

export const resendDelivery: Operation = {
  ...shared,
  id: 'Deliveries.Resend',
  name: 'Resend',
  verb: 'POST',
  path: '/deliveries/:deliveryID/resend',
  reply: DeliveryWithAttempts,
  status: 200,
  summary: 'Send a message again, whether it was delivered or not, under the same ID.',
}

export const listDeliveryReceivers: Operation = {
  ...shared,
  id: 'Deliveries.ListReceivers',
  name: 'ListReceivers',
  verb: 'GET',
  path: '/deliveryreceivers',
  list: 'paged',
  query: ['search'],
  reply: DeliveryReceiver,
  status: 200,
  summary:
    'List webhooks, message senders and delivery configurations with their waiting, delivered and failed messages.',
}

export const testDelivery: Operation = {
  ...shared,
  id: 'Deliveries.Test',
  name: 'Test',
  verb: 'POST',
  path: '/deliverytests',
  body: DeliveryTest,
  reply: SentDeliveryTest,
  status: 200,
  summary: 'Send a test to a receiver: a message without content, or the message of another delivery.',
}
