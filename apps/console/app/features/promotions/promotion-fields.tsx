import { SelectField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import type { FormField } from '../../generic/form-field.ts'
import { OperationField } from '../../generic/operation-field.tsx'
import { RowsField } from '../../generic/rows-field.tsx'
import { AmountEditor } from '../rules/amount-editor.tsx'
import { RuleEditor } from '../rules/rule-editor.tsx'
import { isLimit, type PromotionFormView } from './promotion-view.ts'

interface RuleState {
  isOnLines: boolean
  setOnLines(isOnLines: boolean): void
  eligible: string
  setEligible(text: string): void
  value: string
  setValue(text: string): void
  isRestored: boolean
}

interface Props {
  view: PromotionFormView
  texts: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  rule: RuleState
  /** Its first field is typed into first. */
  isNew: boolean
}

/** The words of the trade for the names of the API. */
const labels: Readonly<Record<string, string>> = {
  AutoApply: 'Applies automatically',
  AllowAllBuyers: 'For every customer',
  CanCombine: 'Can be combined',
  RedemptionLimit: 'Total uses',
  RedemptionLimitPerUser: 'Uses per customer',
  QuantityLimitPerOrder: 'Units per order',
  ItemLimitPerOrder: 'Lines per order',
  ItemSortBy: 'Lines are sorted by',
}

const offer = ['Name', 'Code', 'Description', 'FinePrint', 'Active', 'AutoApply']
const limits = ['StartDate', 'ExpirationDate', 'RedemptionLimit', 'RedemptionLimitPerUser']
const lineLimits = ['QuantityLimitPerOrder', 'ItemLimitPerOrder', 'ItemSortBy']
const combining = ['CanCombine', 'Priority']
const placed = new Set([
  ...offer,
  ...limits,
  ...lineLimits,
  ...combining,
  ...['LineItemLevel', 'EligibleExpression', 'ValueExpression', 'AllowAllBuyers'],
])

const limitsOf = ({ name, limits }: FormField): FormField['limits'] => (isLimit(name) ? { min: 1, ...limits } : limits)

/** The fields of a promotion by the questions that they answer; those without a place of their own come last. */
export function PromotionFields({ view, texts, problems, rule, isNew }: Props) {
  const fields = view.sections.flatMap((section) => section.fields)
  const named = (names: readonly string[]) => names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  const show = (list: readonly FormField[]) =>
    list.map((field) => (
      <OperationField
        key={field.name}
        field={{ ...field, label: labels[field.name] ?? field.label, limits: limitsOf(field) }}
        value={texts[field.name]}
        error={problems[field.name]}
        isFirst={isNew && field.name === offer[0]}
      />
    ))
  const hasLineLimits = rule.isOnLines || lineLimits.some((name) => texts[name])
  return (
    <>
      <Section title="Offer">{show(named(offer))}</Section>
      <RuleSection problems={problems} rule={rule} fields={fields} />
      <Section title="Dates and limits">{show(named(hasLineLimits ? [...limits, ...lineLimits] : limits))}</Section>
      <Section title="Combining">{show(named(combining))}</Section>
      <Section title="Customers">
        {show(named(['AllowAllBuyers']))}
        {view.assignments ? (
          <RowsField field={view.assignments} value={texts.Assignments ?? ''} error={problems.Assignments} />
        ) : (
          view.assignmentsHref && (
            <p className="tablet:col-span-2">
              It is assigned to more customers than fit here: <Link href={view.assignmentsHref}>all assignments</Link>.
            </p>
          )
        )}
      </Section>
      <details>
        <summary className="cursor-pointer font-display text-lg">More</summary>
        <div className="mt-3 grid items-end gap-4 tablet:grid-cols-2">
          {show(fields.filter(({ name }) => !placed.has(name)))}
        </div>
      </details>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 items-end gap-4 tablet:grid-cols-2">
    <legend className="mb-3 font-display text-lg">{title}</legend>
    {children}
  </fieldset>
)

const levels = [
  { value: 'false', label: 'The order as a whole' },
  { value: 'true', label: 'Each line that meets the condition' },
]

interface RuleProps extends Pick<Props, 'problems' | 'rule'> {
  fields: readonly FormField[]
}

function RuleSection({ problems, rule, fields }: RuleProps) {
  const { isOnLines, setOnLines, eligible, setEligible, value, setValue, isRestored } = rule
  const level = isOnLines ? 'line' : 'order'
  const longest = (name: string) => fields.find((field) => field.name === name)?.limits.maxLength ?? 400
  return (
    <fieldset className="grid min-w-0 items-start gap-4">
      <legend className="mb-3 font-display text-lg">Rule</legend>
      <SelectField
        label="It reduces"
        name="LineItemLevel"
        defaultValue={String(isOnLines)}
        options={levels}
        onChange={(event) => setOnLines(event.currentTarget.value === 'true')}
        error={problems.LineItemLevel}
      />
      <RuleEditor
        name="EligibleExpression"
        label="Condition"
        text={eligible}
        onText={setEligible}
        use={`promotion-${level}-eligible`}
        maxLength={longest('EligibleExpression')}
        isRequired
        isRestored={isRestored}
        error={problems.EligibleExpression}
      />
      <AmountEditor
        name="ValueExpression"
        label="Discount"
        text={value}
        onText={setValue}
        use={`promotion-${level}-value`}
        maxLength={longest('ValueExpression')}
        isRequired={false}
        isRestored={isRestored}
        error={problems.ValueExpression}
      />
    </fieldset>
  )
}
