import { serviceCalls } from '@tessera/contract/middleware/operator/service-operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { answerContactPhoto } from '../../../kit/uploads/contact-photos.ts'
import { operatorOf } from '../store/operator.ts'
import { listInbox } from './list-inbox.ts'
import { answerForm, assignForm, finishForm, type InboxNeeds } from './work-on-form.ts'

/** Forms from the shop's pages, as staff answer them. */
export const inboxHandlers = (needs: InboxNeeds) => ({
  ...handle(serviceCalls.listInbox, (call) =>
    listInbox(
      needs.database,
      { view: queryValue(call, 'view'), search: queryValue(call, 'search'), page: queryValue(call, 'page') },
      operatorOf(call).userID,
      call.now,
    ),
  ),
  ...handle(serviceCalls.answerForm, async (call) => {
    await answerForm(needs, call, call.body)
    return undefined
  }),
  ...handle(serviceCalls.assignForm, async (call) => {
    await assignForm(needs, call, call.body)
    return undefined
  }),
  ...handle(serviceCalls.finishForm, (call) => finishForm(needs, call, call.body)),
  ...handle(serviceCalls.getFormPhoto, (call) =>
    answerContactPhoto(needs.database, queryValue(call, 'reference') ?? ''),
  ),
})
