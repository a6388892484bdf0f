import { embed, flag, moment, oneOf, readOnly, ref, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { approvalStatuses } from '../enums.ts'
import { User } from '../identity/users.ts'

/** One approval rule's request and its answer. */
const approvalFields = {
  ApprovalRuleID: readOnly(ref('ApprovalRules')),
  ApprovingGroupID: readOnly(ref('UserGroups')),
  Status: readOnly(oneOf(approvalStatuses)),
  DateCreated: readOnly(moment()),
  DateCompleted: readOnly(moment()),
  Approver: readOnly(embed(User)),
  Comments: readOnly(text()),
}

const searchable = ['ApprovalRuleID', 'ApprovingGroupID', 'Approver', 'Comments'] as const
const sortable = ['ApprovalRuleID', 'ApprovingGroupID', 'Status', 'DateCompleted', 'Approver'] as const

export const OrderApproval = model(
  'OrderApproval',
  { AllowResubmit: readOnly(flag()), ...approvalFields },
  { search: searchable, sort: ['DateCreated', 'AllowResubmit', ...sortable], order: ['DateCreated'] },
)

export const OrderReturnApproval = model(
  'OrderReturnApproval',
  { OrderReturnID: ref('OrderReturns'), ...approvalFields },
  { search: searchable, sort: ['DateCreated', ...sortable], order: ['DateCreated'] },
)

export const ApprovalInfo = model('ApprovalInfo', {
  Comments: text(2000),
})

export const OrderApprovalInfo = model('OrderApprovalInfo', {
  AllowResubmit: flag(),
  Comments: text(2000),
})
