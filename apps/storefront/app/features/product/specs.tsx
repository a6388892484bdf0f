import type { ProductAttributes } from '@tessera/client/shop/types.gen'

/** The specifications, each with an explanation. */
export function Specs({ attributes }: { attributes: ProductAttributes }) {
  return (
    <section aria-labelledby="specs">
      <h2 id="specs" className="text-2xl">
        Specifications
      </h2>
      <div className="mt-6 gap-x-12 desktop:columns-2">
        {attributes.groups.map(({ title, facts }) => (
          <section key={title} className="mb-8 break-inside-avoid">
            <h3 className="text-lg">{title}</h3>
            <dl className="mt-2">
              {facts.map(({ name, value, help }) => (
                <div key={name} className="grid grid-cols-[9rem_1fr] gap-4 border-t border-grout py-2 text-sm">
                  <dt className="text-stone">{name}</dt>
                  <dd>
                    {value}
                    {help && <span className="mt-0.5 block text-stone">{help}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}
