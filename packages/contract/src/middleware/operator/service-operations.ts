import { defineCall } from '../kit.ts'
import { FinishedForm, InboxAssignment, InboxPage, InboxReply, InboxState } from './inbox-models.ts'
import { DecidedReview, StaffReviewDecision, StaffReviewPage } from './review-models.ts'
import { staffCall } from './staff-call.ts'

/** A custom role: no role of the platform means answering for the shop. */
const serviceCall = staffCall(['ServiceAdmin'])

/** Reviews, and forms that customers send to the shop. */
export const serviceCalls = {
  listReviews: serviceCall(
    'ListReviews',
    'GET',
    'Lists reviews of all products, 50 a page: by view, by SKU, text or person, with the orders behind them.',
    { query: ['view', 'search', 'page'], reply: StaffReviewPage },
  ),
  decideReview: serviceCall('DecideReview', 'POST', 'Publishes, removes, answers or holds a review.', {
    body: StaffReviewDecision,
    reply: DecidedReview,
  }),
  listInbox: serviceCall(
    'ListInbox',
    'GET',
    'Lists forms from the shop’s pages, 50 a page: messages, consultations and vendors, by view, reference, name or text.',
    { query: ['view', 'search', 'page'], reply: InboxPage },
  ),
  answerForm: serviceCall('AnswerForm', 'POST', 'Answers a form by email, once per key.', {
    body: InboxReply,
  }),
  assignForm: serviceCall('AssignForm', 'POST', 'Gives a form to a colleague, takes it, or puts it back.', {
    body: InboxAssignment,
  }),
  finishForm: serviceCall('FinishForm', 'POST', 'Marks a form as done, or opens it again.', {
    body: InboxState,
    reply: FinishedForm,
  }),
  getFormPhoto: defineCall({
    id: 'Operator.GetFormPhoto',
    verb: 'GET',
    path: '/api/operator/GetFormPhoto',
    summary: 'Gets the photo that came with a message.',
    isAddition: true,
    access: 'operator',
    roles: ['ServiceAdmin'],
    query: ['reference'],
    isFile: true,
  }),
}
