// Separate, because a page must have it before its network fails.

export const failedPage = {
  title: 'An error occured',
  message: 'Please go back or try again',
  offlineTitle: 'You seem to be offline',
  offlineMessage: 'Please check your connection and try again.',
  retry: 'Try again',
} as const
