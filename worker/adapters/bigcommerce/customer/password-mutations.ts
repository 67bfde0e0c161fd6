import * as v from 'valibot'

const ErrorsSchema = v.array(v.object({ __typename: v.string(), message: v.optional(v.string(), '') }))

// Neither has a REST call, and no call only checks a token.
export const requestResetMutation = `mutation RequestResetPassword($input: RequestResetPasswordInput!) {
  customer { requestResetPassword(input: $input) { errors { __typename ... on ValidationError { message } } } }
}`
export const RequestResetSchema = v.object({
  customer: v.object({ requestResetPassword: v.object({ errors: ErrorsSchema }) }),
})

export const resetMutation = `mutation ResetPassword($input: ResetPasswordInput!) {
  customer { resetPassword(input: $input) { errors { __typename ... on Error { message } } } }
}`
export const ResetSchema = v.object({ customer: v.object({ resetPassword: v.object({ errors: ErrorsSchema }) }) })
