import type { FormNeeds } from '../../../kit/form-needs.ts'
import { photoHandlers } from '../../../kit/uploads/contact-photos.ts'
import { contactUsHandler } from './contact-us.ts'
import { emailSignUpHandler } from './email-sign-up.ts'
import { scheduleConsultationHandler } from './schedule-consultation.ts'
import { unsubscribeHandler } from './unsubscribe.ts'
import { vendorPaymentHandler } from './vendor-payment.ts'
import { vendorPaymentEmailHandler } from './vendor-payment-email.ts'

/** The marketing forms, open to anyone with a solved captcha. */
export const formHandlers = (needs: FormNeeds) => ({
  ...contactUsHandler(needs),
  ...photoHandlers(needs),
  ...emailSignUpHandler(needs),
  ...unsubscribeHandler(needs),
  ...scheduleConsultationHandler(needs),
  ...vendorPaymentEmailHandler(needs),
  ...vendorPaymentHandler(needs),
})
