import { Link } from '@tessera/ui/link'

const steps = [
  { href: '/stores', label: 'Choose your store', text: 'and see what’s in stock today' },
  { href: '/products', label: 'Order a sample', text: 'and see it in your own light' },
  { href: '/account/addresses?add=1', label: 'Save an address', text: 'and check out faster' },
]

/** Three first steps for a new account. */
export const FirstSteps = () => (
  <section className="border-t border-grout pt-6">
    <h2 className="mb-4 text-2xl">Get started</h2>
    <ol className="grid gap-4 tablet:grid-cols-3">
      {steps.map(({ href, label, text }, at) => (
        <li key={href} className="grid content-start gap-1">
          <span className="font-display text-3xl text-stone">{at + 1}</span>
          <Link href={href}>{label}</Link>
          <span className="text-stone">{text}</span>
        </li>
      ))}
    </ol>
  </section>
)
