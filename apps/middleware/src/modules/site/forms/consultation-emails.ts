import { button, facts as factsBlock, link, quote } from '@tessera/domain/email/email-content'
import { composeEmail, composeStaffEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export interface ConsultationFacts {
  reference: string
  name: string
  email: string
  phone: string | null
  topic: string | null
  notes: string | null
  way: 'store' | 'video'
  /** 'Tuesday, March 10 at 10:45 AM CDT' */
  time: string
  store: { name: string; street: string; city: string; state: string; zip: string; phone: string; email: string }
}

const placeText = ({ way, store }: ConsultationFacts): string =>
  way === 'video'
    ? `By video with our ${store.name} store. They’ll email you a link before you meet.`
    : `${store.name}\n${store.street}\n${store.city}, ${store.state} ${store.zip}`

export const consultationBookedEmail = (facts: ConsultationFacts, cancelLink: string, shopUrl: string): Email =>
  composeEmail(
    {
      template: 'consultation-booked',
      to: facts.email,
      name: facts.name,
      subject: `Your design consultation on ${facts.time}`,
      shopUrl,
    },
    [
      `We look forward to seeing you on ${facts.time}, for 45 minutes.`,
      factsBlock({ Where: placeText(facts), 'Store phone': facts.store.phone, Reference: facts.reference }),
      'It helps to bring the room size, a sketch and a few photos.',
      link('Can’t make it? Cancel', cancelLink),
    ],
  )

export const storeConsultationEmail = (facts: ConsultationFacts, shopUrl: string): Email => ({
  ...composeStaffEmail(
    {
      template: 'consultation',
      to: facts.store.email,
      subject: `Consultation on ${facts.time} (${facts.reference})`,
      shopUrl,
    },
    {
      Reference: facts.reference,
      Time: facts.time,
      Way: facts.way === 'video' ? 'By video' : 'In store',
      Name: facts.name,
      Email: facts.email,
      Phone: facts.phone,
      Topic: facts.topic,
    },
    [facts.notes ? quote(facts.notes) : null],
  ),
  replyTo: facts.email,
})

interface CanceledFacts {
  reference: string
  name: string
  email: string
  time: string
  storeEmail: string
}

export const consultationCanceledEmail = ({ reference, name, email, time }: CanceledFacts, shopUrl: string): Email =>
  composeEmail(
    { template: 'consultation-cancelled', to: email, name, subject: 'Your consultation is canceled', shopUrl },
    [
      `Your consultation on ${time} (${reference}) is canceled. You can choose another time.`,
      button('Choose another time', `${shopUrl}/consultation`),
    ],
  )

export const storeCancellationEmail = ({ reference, name, time, storeEmail }: CanceledFacts, shopUrl: string): Email =>
  composeStaffEmail(
    {
      template: 'consultation-freed',
      to: storeEmail,
      subject: `Canceled: consultation on ${time} (${reference})`,
      shopUrl,
    },
    { Reference: reference, Time: time, Name: name },
  )
