const steps = ['Select', 'Pay', 'Receipt'] as const

export function PaySteps({ current }: { current: (typeof steps)[number] }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={step === current ? 'font-bold' : 'text-stone'}
        >
          {at + 1}. {step}
        </li>
      ))}
    </ol>
  )
}
