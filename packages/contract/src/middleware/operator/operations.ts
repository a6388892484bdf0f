import type { Model } from '../../kit/model.ts'
import { defineCall } from '../kit.ts'
import {
  CompanyNameDecision,
  MadeDelivery,
  NewArrival,
  NewDelivery,
  OperatorTasks,
  OrderStep,
  ProDecision,
  QuoteAnswer,
  ReturnMove,
  SentRefund,
  StoreAnswer,
  StoreOffer,
  StoreRefusal,
} from './models.ts'

const path = (name: string) => `/api/operator/${name}` as const
const operatorAction = <const N extends string, const B extends Model>(name: N, summary: string, body: B) =>
  defineCall({
    id: `Operator.${name}`,
    verb: 'POST',
    path: path(name),
    summary,
    isAddition: true,
    access: 'operator',
    body,
  })

/** Tasks of store employees for customers. */
export const operatorCalls = {
  getDesk: defineCall({
    id: 'Operator.GetDesk',
    verb: 'GET',
    path: path('GetDesk'),
    summary: 'What waits for the store: messages, returns, quotes, orders to send, refunds.',
    isAddition: true,
    access: 'operator',
    reply: OperatorTasks,
  }),
  getMessagePhoto: defineCall({
    id: 'Operator.GetMessagePhoto',
    verb: 'GET',
    path: path('GetMessagePhoto'),
    summary: 'The photo or the PDF that came with a message of the desk.',
    isAddition: true,
    access: 'operator',
    query: ['kind', 'messageId'],
    isFile: true,
  }),
  answerOrder: operatorAction(
    'AnswerOrderMessage',
    'Answers a customer about an order, on its page and by email.',
    StoreAnswer,
  ),
  answerQuote: operatorAction(
    'AnswerQuoteMessage',
    'Answers a customer about a quote, on its page and by email.',
    QuoteAnswer,
  ),
  moveReturn: operatorAction('MoveReturn', 'Approves, declines, receives or inspects a return.', ReturnMove),
  offerQuote: operatorAction('OfferQuote', 'Sends the next version of a quote and emails the customer.', StoreOffer),
  declineQuote: operatorAction('DeclineQuote', 'Declines a quote with a reason.', StoreRefusal),
  moveOrder: operatorAction(
    'MoveOrder',
    'Sets lines aside, picks them, has them ready, or tells that they are late.',
    OrderStep,
  ),
  sendDelivery: defineCall({
    id: 'Operator.SendDelivery',
    verb: 'POST',
    path: path('SendDelivery'),
    summary: 'Ships all or some boxes of an order; invoices them and emails the customer.',
    isAddition: true,
    access: 'operator',
    body: NewDelivery,
    reply: MadeDelivery,
  }),
  recordArrival: operatorAction('RecordArrival', 'A delivery has arrived, or was picked up.', NewArrival),
  decideCompanyName: operatorAction(
    'DecideCompanyName',
    'Approves or declines a new company name and emails its managers.',
    CompanyNameDecision,
  ),
  getCertificate: defineCall({
    id: 'Operator.GetCertificate',
    verb: 'GET',
    path: path('GetCertificate'),
    summary: 'The tax or resale certificate that came with a request for a Pro Account.',
    isAddition: true,
    access: 'operator',
    query: ['customerNumber'],
    isFile: true,
  }),
  decideProAccount: operatorAction(
    'DecideProAccount',
    'Approves a Pro Account with prices and terms, declines it, or requests more information; emails the applicant.',
    ProDecision,
  ),
  confirmRefund: operatorAction('ConfirmRefund', 'The money of a credit was sent.', SentRefund),
}
