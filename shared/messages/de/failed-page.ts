// Separate, because a page must have it before its network fails.

export const failedPage = {
  title: 'Es ist ein Fehler aufgetreten',
  message: 'Bitte gehen Sie zurück oder versuchen Sie es noch einmal',
  offlineTitle: 'Sie sind offline',
  offlineMessage: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
} as const
