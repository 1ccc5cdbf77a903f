import { presentFeedback } from './feedback.presenter';

const row = {
  id: 1,
  userId: 2,
  username: 'a',
  appType: 'hotlist',
  rating: 5,
  feedbackText: null,
  createdAt: '2026-01-01',
};

test.each([null, {}])('a feedback with the session %j has none', (sessionData) => {
  expect(presentFeedback({ ...row, sessionData }).sessionData).toBeNull();
});

test('what is not of the form that it should have is left out', () => {
  const sessionData = { userInputs: 'x', refinements: [null, { userInput: 3 }], catalysts: {}, generatedContent: 7 };
  expect(presentFeedback({ ...row, sessionData }).sessionData).toEqual({
    totalInteractions: 2,
    generatedContent: null,
    originalPrompt: null,
    userInputs: {},
    refinements: [{ userInput: '', aiResponse: '', timestamp: null }],
    catalysts: [],
  });
});
