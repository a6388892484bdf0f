interface Props {
  company: string
  licenseNumber: string | null
  /** Undefined without a logo. */
  logoHref: string | undefined
}

/** The contractor's name and logo on top of a page for a client, in place of ours. */
export const ClientBrandHeader = ({ company, licenseNumber, logoHref }: Props) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-grout pb-6">
    {logoHref && (
      <img
        src={logoHref}
        alt=""
        width={160}
        height={72}
        className="h-18 w-auto max-w-40 rounded bg-white object-contain p-1"
      />
    )}
    <p className="grid">
      <span className="font-display text-2xl wrap-anywhere">{company}</span>
      {licenseNumber && <span className="text-sm text-stone">License {licenseNumber}</span>}
    </p>
  </div>
)
