import { fromUnits } from '../money.ts'
import type { AssignedSpec, OfferedOption } from '../order-model/offer.ts'
import type { ChosenSpec } from '../order-model/order-state.ts'
import { notFoundProblem, type Problem, problem } from '../order-model/problem.ts'

/** A caller's input for a spec. */
export interface SpecInput {
  SpecID: string
  OptionID?: string | null
  Value?: string | null
}

export interface SpecChoice {
  spec: AssignedSpec
  option: OfferedOption | undefined
  value: string
}

export interface SpecChoices {
  choices: readonly SpecChoice[]
  problems: readonly Problem[]
}

type Answer = { choice: SpecChoice } | { problem: Problem } | 'unanswered' | 'left out'

/** One choice per spec of the product: from the input, else the default. Input for other specs is ignored. */
export function chooseSpecs(
  productID: string,
  specs: readonly AssignedSpec[],
  inputs: readonly SpecInput[],
): SpecChoices {
  const answers = specs.map((spec) => ({ spec, answer: answerTo(spec, findSpecInput(spec, inputs)) }))
  const unanswered = answers.filter(({ answer }) => answer === 'unanswered').map(({ spec }) => spec)
  return {
    choices: answers.flatMap(({ answer }) => (typeof answer === 'object' && 'choice' in answer ? answer.choice : [])),
    problems: [
      ...answers.flatMap(({ answer }) => (typeof answer === 'object' && 'problem' in answer ? answer.problem : [])),
      ...unansweredProblems(productID, unanswered),
    ],
  }
}

const findSpecInput = ({ id }: AssignedSpec, inputs: readonly SpecInput[]): SpecInput | undefined =>
  inputs.find(({ SpecID }) => SpecID === id)

function answerTo(spec: AssignedSpec, input: SpecInput | undefined): Answer {
  if (input?.OptionID) return optionAnswer(spec, input.OptionID, input.Value)
  const isFixed = !spec.allowOpenText && spec.options.length === 0
  if (input?.Value && !isFixed) return valueAnswer(spec, input.Value)
  return defaultAnswer(spec)
}

function optionAnswer(spec: AssignedSpec, optionID: string, text?: string | null): Answer {
  const option = spec.options.find(({ id }) => id === optionID)
  if (!option) return { problem: problem('Spec.OptionNotFound', { SpecID: spec.id, OptionID: optionID }) }
  if (!option.isOpenText) return { choice: { spec, option, value: option.value } }
  return text
    ? { choice: { spec, option, value: text } }
    : { problem: problem('Spec.RequiresValue', { SpecID: spec.id }) }
}

/** Text instead of an option: any text if the spec allows it, else the value of an option. */
function valueAnswer(spec: AssignedSpec, value: string): Answer {
  const option = spec.options.find((one) => one.value === value && !one.isOpenText)
  if (option) return { choice: { spec, option, value } }
  if (spec.allowOpenText) return { choice: { spec, option: undefined, value } }
  return { problem: problem('Spec.RequiresSelection', { SpecID: spec.id }) }
}

function defaultAnswer(spec: AssignedSpec): Answer {
  const option = spec.options.find(({ id }) => id === spec.defaultOptionID)
  if (option && !option.isOpenText) return { choice: { spec, option, value: option.value } }
  if (option && spec.defaultValue) return { choice: { spec, option, value: spec.defaultValue } }
  if (spec.defaultValue) return { choice: { spec, option: undefined, value: spec.defaultValue } }
  return spec.required ? 'unanswered' : 'left out'
}

const missingValueProblem = ({ id, options, allowOpenText }: AssignedSpec): Problem =>
  problem(options.length > 0 && !allowOpenText ? 'Spec.RequiresSelection' : 'Spec.RequiresValue', { SpecID: id })

function unansweredProblems(productID: string, specs: readonly AssignedSpec[]): Problem[] {
  if (specs.length < 2) return specs.map(missingValueProblem)
  return [problem('Spec.OneOrMoreRequiresValue', { ProductID: productID, SpecIDs: specs.map(({ id }) => id) })]
}

/** Checks specs named by a caller; unknown specs stored on a line are silently dropped. */
export const unknownSpecProblems = (specs: readonly AssignedSpec[], inputs: readonly SpecInput[]): Problem[] =>
  inputs
    .filter(({ SpecID }) => !specs.some(({ id }) => id === SpecID))
    .map(({ SpecID }) => notFoundProblem('Spec', SpecID))

export const toChosenSpec = ({ spec, option, value }: SpecChoice): ChosenSpec => ({
  SpecID: spec.id,
  Name: spec.name,
  OptionID: option?.id ?? null,
  Value: value,
  PriceMarkupType: option?.priceMarkupType ?? null,
  PriceMarkup: option?.priceMarkup == null ? null : fromUnits(option.priceMarkup),
})
