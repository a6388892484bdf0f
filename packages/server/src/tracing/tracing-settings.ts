import { maybeText, share, url } from '../config.ts'

/** Variables of every part, with the names that OpenTelemetry gave them. */
export const tracingSettings = {
  /** A collector that takes OTLP over HTTP, such as http://localhost:4318; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(''),
  /** `name=value,name=value`, often a key of the collector. */
  OTEL_EXPORTER_OTLP_HEADERS: maybeText(),
  /** The share of requests that are traced if no caller has decided it. */
  OTEL_TRACES_SAMPLER_ARG: share(1),
}

export interface TracingConfig {
  OTEL_EXPORTER_OTLP_ENDPOINT: string
  OTEL_EXPORTER_OTLP_HEADERS: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}
