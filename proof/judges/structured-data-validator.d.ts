declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Objects by their type. */
    validate(data: {
      jsonld: Record<string, unknown[]>
    }): Promise<{ severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string }[]>
  }
}
