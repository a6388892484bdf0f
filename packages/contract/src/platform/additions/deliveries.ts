import { freeObject, id, listOf, moment, oneOf, required, tally, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'

const states = ['Waiting', 'Delivered', 'Parked'] as const

const delivery = {
  ID: id(),
  /** The kind of sender: Webhook, MessageSender, ErrorConfig. */
  Kind: required(text()),
  /** The ID of the webhook or the message sender. */
  SourceID: text(),
  /** The operation or the message type. */
  Subject: required(text()),
  /** Http, MessageSender, Mail and so on. */
  Target: required(text()),
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
}

/** A message to a receiver outside. */
export const Delivery = model('Delivery', delivery, {
  search: ['ID', 'SourceID', 'Subject', 'ObjectID', 'Problem'],
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
})

const DeliveryWithAttempts = model('DeliveryWithAttempts', {
  ...delivery,
  /** Without its token. Null after it was sent, if it held a password or a code. */
  Message: freeObject(),
  Attempts: listOf(DeliveryAttempt),
})

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
  summary: 'List the messages to webhooks, message senders and other receivers, newest first.',
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
