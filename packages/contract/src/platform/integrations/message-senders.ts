import { action } from '../../kit/action.ts'
import { assignmentsOf } from '../../kit/assignments.ts'
import { embed, flag, id, listOf, oneOf, readOnly, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'
import { messageTypes } from '../enums.ts'
import { roles } from '../roles.ts'

export const MessageSender = model(
  'MessageSender',
  {
    ID: id(),
    Name: required(text()),
    MessageTypes: required(listOf(oneOf(messageTypes))),
    Description: text(),
    ElevatedRoles: listOf(oneOf(roles)),
    xp: xp(),
    DeliveryConfigID: ref('DeliveryConfigurations'),
    AllowAllBuyers: flag(),
    URL: text(),
    SharedKey: text(),
  },
  { search: ['ID', 'Name'], sort: ['ID', 'Name'], order: ['Name'] },
)

export const MessageSenderAssignment = model(
  'MessageSenderAssignment',
  {
    MessageSenderID: required(ref('MessageSenders')),
    BuyerID: ref('Buyers'),
    SupplierID: ref('Suppliers'),
    UserGroupID: ref('UserGroups'),
    MessageConfigName: readOnly(text()),
    MessageConfigDescription: readOnly(text()),
  },
  { order: ['MessageSenderID', 'BuyerID', 'UserGroupID', 'SupplierID', 'MessageConfigName'] },
)

const listeners = ['UserGroupID', 'UserID', 'MessageConfigName', 'SupplierID'] as const

/** Additional recipients of a message type. */
export const MessageCCListenerAssignment = model(
  'MessageCCListenerAssignment',
  {
    MessageSenderAssignment: required(embed(MessageSenderAssignment)),
    MessageConfigName: readOnly(text()),
    MessageConfigDescription: readOnly(text()),
    MessageType: required(oneOf(messageTypes)),
    BuyerID: ref('Buyers'),
    SupplierID: ref('Suppliers'),
    UserGroupID: ref('UserGroups'),
    UserID: ref('Users'),
  },
  { search: ['BuyerID', ...listeners], sort: ['BuyerID', ...listeners], order: listeners },
)

export const messageSenders = resource({
  tag: 'MessageSenders',
  path: '/messagesenders/:messageSenderID',
  model: MessageSender,
  roles: { read: ['MessageSenderReader'], write: ['MessageSenderAdmin'] },
  callers: ['admin'],
})

const assigners = ['MessageConfigAssignmentAdmin', 'MessageSenderAdmin'] as const

export const messageSenderAssignments = relation({
  ...assignmentsOf(messageSenders),
  roles: { read: [], write: assigners },
  callers: ['admin'],
  model: MessageSenderAssignment,
  table: 'message_sender_assignments',
  key: ['MessageSenderID', 'BuyerID', 'SupplierID', 'UserGroupID'],
  listBy: ['buyerID', 'messageSenderID', 'userGroupID', 'level', 'supplierID'],
  removeBy: ['buyerID', 'userID', 'userGroupID', 'supplierID'],
})

const copies = { path: '/messagesenders/CCListenerAssignments', roles: assigners, callers: ['admin'] } as const

export const messageSendersActions = [
  action({
    ...copies,
    id: 'MessageSenders.ListCCListenerAssignments',
    verb: 'GET',
    list: 'full',
    reply: MessageCCListenerAssignment,
    summary: 'List recipients of message copies.',
  }),
  action({
    ...copies,
    id: 'MessageSenders.SaveCCListenerAssignment',
    verb: 'POST',
    body: MessageCCListenerAssignment,
    summary: 'Add a recipient of message copies.',
  }),
]
