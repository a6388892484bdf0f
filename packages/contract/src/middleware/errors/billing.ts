/** Invoices, rewards and documents. */
export const billingErrors = {
  'Billing.NobodyToAsk': {
    status: 409,
    message: 'No one else on your account can pay. Ask the person who manages users to grant permission.',
  },
  'Billing.ProOnly': {
    status: 403,
    message: 'Invoices and statements are for Pro Accounts. Your orders and receipts are under Orders.',
  },
  'Billing.NeedsView': {
    status: 403,
    message: 'You don’t have access to billing. An account manager can grant it.',
  },
  'Billing.NeedsPay': {
    status: 403,
    message: 'You need permission to pay invoices. An account manager can grant it.',
  },
  'Billing.NothingOpen': { status: 409, message: 'This document has no open balance.' },
  'Billing.BeingPaid': {
    status: 409,
    message: 'A team member is paying this document right now. Check again in a few minutes.',
  },
  'Billing.TooMuch': { status: 409, message: 'This amount is more than the open balance.' },
  'Billing.Changed': {
    status: 409,
    message: 'The balance has changed. You weren’t charged; please check the new total.',
  },
  'Billing.NotPayable': { status: 400, message: 'This document is a credit. Apply it to an invoice instead.' },
  'Billing.NoRefund': { status: 409, message: 'This credit can’t be refunded. Apply it to your next invoice.' },
  'Billing.Reversed': { status: 409, message: 'This was already reversed.' },
  'Billing.NotReversible': { status: 409, message: 'This can’t be reversed. Post against it instead.' },
  'Billing.KeyUsed': {
    status: 409,
    message: 'This payment was already submitted with other documents. Please start over.',
  },
  'Rewards.ProOnly': { status: 403, message: 'Rewards are for Pro Accounts. Any store can help you open one.' },
  'Rewards.NeedsView': {
    status: 403,
    message: 'You don’t have access to the whole account. An account manager can grant it.',
  },
  'Rewards.NotEnough': { status: 409, message: 'You don’t have that many points available.' },
  'Document.FormatNotOffered': { status: 400, message: 'This format isn’t available.' },
  'Document.TooMany': { status: 413, message: 'That’s too many documents. Narrow the filters.' },
} as const
