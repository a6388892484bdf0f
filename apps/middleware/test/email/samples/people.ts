import { accountTermsEmail } from '@tessera/middleware/modules/operator/accounts/account-terms-email'
import { customerEmail } from '@tessera/middleware/modules/operator/accounts/customer-email'
import { companyNameEmail } from '@tessera/middleware/modules/operator/store/company-name-email'
import {
  accountDeletedEmail,
  activationEmail,
  alreadyRegisteredEmail,
  emailChangeEmails,
  invitationEmail,
  linksOf,
  passwordChangedEmail,
  resetPasswordEmail,
  reviewEmails,
} from '@tessera/middleware/modules/people/accounts/account-emails'
import { managerEmail, statusEmails } from '@tessera/middleware/modules/people/team/team-emails'
import { company, lee, shopUrl } from './sample-reader.ts'

const links = linksOf(shopUrl, 'S3cret-token')

export const peopleEmails = {
  activation: activationEmail(lee, links, ['Your online account and your customer number 100007 are linked.']),
  invitation: invitationEmail(lee, links, company, 'Grace Sorensen'),
  'already-registered': alreadyRegisteredEmail(lee, links),
  reset: resetPasswordEmail(lee, links),
  'password-changed': passwordChangedEmail(lee, links),
  'email-confirm': emailChangeEmails.confirm(lee, `${shopUrl}/confirm-email?token=abc.def`, links),
  'email-asked': emailChangeEmails.requested(lee, 'lee.park@example.org', links),
  'email-changed': emailChangeEmails.changed(lee, 'lee.park@example.org', links),
  locked: statusEmails.lock(lee, company, links),
  unlocked: statusEmails.unlock(lee, company, links),
  removed: statusEmails.delete(lee, company, links),
  'users-changed': managerEmail(lee, 'lock', { whom: 'luis@northline.example', by: 'Grace Sorensen' }, links),
  farewell: accountDeletedEmail(lee, links),
  'pro-received': reviewEmails.received(lee, company, links),
  'pro-approved': reviewEmails.approved(lee, company, links),
  'pro-declined': reviewEmails.declined(lee, company, 'The license number belongs to another company.', links),
  'pro-needs-info': reviewEmails.question(lee, company, 'Please send a copy of your resale certificate.', links),
  'customer-email': customerEmail(
    lee,
    {
      subject: 'New hours at the Naperville dock',
      text: 'The dock opens at 6 from Monday.\n\nCall <us> with questions.',
    },
    shopUrl,
  ),
  'account-terms': accountTermsEmail(lee, { terms: 'NT45', creditLineCents: 2_500_000, isOnHold: true }, shopUrl),
  'company-name': companyNameEmail(
    lee,
    { name: company, wanted: 'Northline Tile & Stone', declined: 'Please send us the new W-9 first.' },
    shopUrl,
  ),
}
