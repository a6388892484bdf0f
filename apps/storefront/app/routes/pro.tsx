import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { ContentPicture } from '@tessera/ui/picture'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/pro.ts'

export const loader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'For pros',
    description: 'Pro pricing, a dedicated desk, quotes and net terms for contractors, designers and builders.',
    canonical: '/pro',
  })

const benefits = [
  {
    title: 'Your own prices',
    text: 'See your pro price on every tile when you sign in. No codes needed.',
  },
  {
    title: 'A pro desk near you',
    text: 'A dedicated contact who knows you and your jobs. Orders ready when you arrive.',
  },
  { title: 'One lot, reserved', text: 'We fill your job from one lot when we can, and tell you before you order.' },
  { title: 'Terms', text: 'Buy now and pay in 30, 45 or 90 days, once your credit is approved.' },
  { title: 'Your whole crew', text: 'Invite your team, set permissions, and cap spending per order.' },
  { title: 'Samples for clients', text: 'Samples at pro prices, shipped to you or the job site.' },
]

const steps = [
  { title: 'Apply', text: 'Enter your company, trade and tax ID. It takes five minutes.' },
  { title: 'We review', text: 'Usually within two business days. You can shop at regular prices in the meantime.' },
  { title: 'Start', text: 'See your prices and invite your crew.' },
]

/** Nothing personal, so that the page can be cached for everyone. */
export default function Pro() {
  return (
    <>
      <ProHero />
      <Benefits />
      <ApplicationSteps />
    </>
  )
}

const ProHero = () => (
  <section className="bg-night text-on-night">
    <div className="page grid items-center gap-8 py-12 desktop:grid-cols-12 desktop:py-20">
      <div className="grid justify-items-start gap-6 desktop:col-span-6">
        <h1 className="text-5xl">For tile professionals</h1>
        <p className="max-w-text text-lg">
          A Pro Account gives you your own pricing, a dedicated desk, and access for your crew.
        </p>
        <LinkButton href="/register/pro" kind="primary" size="Large">
          Apply for a Pro Account
        </LinkButton>
        <p className="text-sm">
          Already have one?{' '}
          <Link href="/sign-in" className="text-on-night">
            Sign in
          </Link>
        </p>
      </div>
      <ContentPicture
        name="room-shower"
        alt=""
        sizes="(min-width: 1024px) 50vw, 100vw"
        isFirst
        className="desktop:col-span-6"
      />
    </div>
  </section>
)

const Benefits = () => (
  <section aria-labelledby="benefits" className="page pt-16">
    <h2 id="benefits" className="mb-8 text-4xl">
      Benefits
    </h2>
    <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 desktop:grid-cols-3">
      {benefits.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-2 bg-surface p-6">
          <h3 className="text-xl">{title}</h3>
          <p className="text-stone">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

const ApplicationSteps = () => (
  <section aria-labelledby="steps" className="page pt-16">
    <h2 id="steps" className="mb-8 text-4xl">
      How it works
    </h2>
    <ol className="grid gap-8 tablet:grid-cols-3">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="grid content-start gap-2 border-t border-grout pt-4">
          <span className="font-display text-3xl text-stone">{at + 1}</span>
          <h3 className="text-xl">{title}</h3>
          <p className="text-stone">{text}</p>
        </li>
      ))}
    </ol>
    <p className="mt-10">
      Questions? <Link href="/contact?topic=pro-account">Contact the pro desk</Link> or{' '}
      <Link href="/stores?service=pro-desk">visit one</Link>.
    </p>
  </section>
)
