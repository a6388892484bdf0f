import { reviewEmail } from '@tessera/middleware/modules/catalog/reviews/emails'
import { backInStockEmail, confirmStockAlertEmail } from '@tessera/middleware/modules/catalog/stock-alerts/emails'
import { formAnswerEmail } from '@tessera/middleware/modules/operator/inbox/form-answer-email'
import { reviewRemovedEmail } from '@tessera/middleware/modules/operator/reviews/review-removed-email'
import {
  consultationBookedEmail,
  consultationCanceledEmail,
  storeCancellationEmail,
  storeConsultationEmail,
} from '@tessera/middleware/modules/site/forms/consultation-emails'
import { contactReceivedEmail, staffContactEmail } from '@tessera/middleware/modules/site/forms/contact-emails'
import {
  alreadySubscribedEmail,
  confirmSubscriptionEmail,
  confirmUnsubscribeEmail,
  welcomeEmail,
} from '@tessera/middleware/modules/site/forms/news-emails'
import {
  staffVendorEmail,
  vendorInvitationEmail,
  vendorReceivedEmail,
} from '@tessera/middleware/modules/site/forms/vendor-emails'
import { lee, shopUrl } from './sample-reader.ts'

const alert = {
  productName: 'Izmir Oxblood 2 × 8',
  boxes: 12,
  link: `${shopUrl}/stock-alert?token=abc.def`,
  leave: `${shopUrl}/stock-alert?end=1&token=abc.def`,
  shopUrl,
}
const review = {
  id: 'r-1',
  sku: 'IZM-OXB-0208',
  author: 'Ada M.',
  stars: 2,
  title: 'Chipped <again>',
  text: 'Three boxes arrived chipped.',
  source: 'bought' as const,
  verified: 'bought' as const,
  state: 'held' as const,
  writtenOn: null,
  photos: [],
  answer: null,
  answeredOn: null,
  helpful: 0,
  isMine: true,
  isLiked: false,
}
const notice = { review, productName: 'Izmir Oxblood 2 × 8', link: `${shopUrl}/review-decision?token=abc.def`, shopUrl }
const consultation = {
  reference: 'C-7XK2',
  name: 'Lee <Park>',
  email: lee.email,
  phone: '630 555 0142',
  topic: 'Shower',
  notes: 'Curbless, 5 × 3 ft.',
  way: 'store' as const,
  time: 'Tuesday, March 10 at 10:45 AM CDT',
  store: {
    name: 'Naperville',
    street: '1520 Ogden Ave',
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
    phone: '(630) 555-0100',
    email: 'naperville@tessera.example',
  },
}
const canceled = { ...consultation, storeEmail: consultation.store.email }
const contact = {
  reference: 'M-7XK2',
  name: 'Lee Park',
  email: lee.email,
  phone: null,
  topic: 'A delivery',
  orderNumber: '4500000137',
  storeName: 'Naperville',
  message: 'Two <boxes> are missing.\nPlease call.',
  photoUrl: `${shopUrl}/api/photo?token=abc.def`,
}
const reader = { email: lee.email, firstName: null }
const leaving = {
  page: `${shopUrl}/unsubscribe?token=abc.def`,
  oneClick: `${shopUrl}/api/unsubscribe?token=abc.def`,
}

export const siteEmails = {
  'stock-confirm': confirmStockAlertEmail(lee.email, alert),
  'stock-back': backInStockEmail(lee.email, {
    ...alert,
    link: `${shopUrl}/products/izmir-oxblood`,
    item: {
      kind: 'items',
      items: [
        {
          name: alert.productName,
          href: `${shopUrl}/products/izmir-oxblood`,
          picture: `${shopUrl}/media/IZM-OXB-0208/face-160.jpg?v=1`,
          details: [],
          amount: null,
        },
      ],
    },
  }),
  'review-removed': reviewRemovedEmail(
    lee,
    { productName: 'Izmir Oxblood 2 × 8', message: 'It names <someone> of our staff.' },
    shopUrl,
  ),
  'review-held': reviewEmail('help@tessera.example', { ...notice, because: 'It names a competitor.' }),
  'review-written': reviewEmail('help@tessera.example', { ...notice, because: undefined }),
  'consultation-booked': consultationBookedEmail(consultation, `${shopUrl}/consultation?token=abc.def`, shopUrl),
  consultation: storeConsultationEmail(consultation, shopUrl),
  'consultation-cancelled': consultationCanceledEmail(canceled, shopUrl),
  'consultation-freed': storeCancellationEmail(canceled, shopUrl),
  'contact-received': contactReceivedEmail(contact, shopUrl),
  contact: staffContactEmail('naperville@tessera.example', contact, shopUrl),
  'form-answer': formAnswerEmail(
    { ...contact, author: 'Mia', text: 'They <leave> today.\nSorry.', replyTo: 'naperville@tessera.example' },
    shopUrl,
  ),
  'news-confirm': confirmSubscriptionEmail(lee, `${shopUrl}/newsletter?token=abc.def`, shopUrl),
  'news-already': alreadySubscribedEmail(lee, leaving, shopUrl),
  'news-welcome': welcomeEmail(reader, leaving, shopUrl),
  'news-leave': confirmUnsubscribeEmail(lee.email, leaving.page, shopUrl),
  'vendor-invitation': vendorInvitationEmail(
    lee.email,
    'Quarry & Co',
    `${shopUrl}/vendor-payment?token=abc.def`,
    shopUrl,
  ),
  'vendor-received': vendorReceivedEmail(lee.email, 'Lee', 'V-7XK2', shopUrl),
  'vendor-payment': staffVendorEmail('help@tessera.example', 'V-7XK2', 'Quarry & Co', shopUrl),
}
