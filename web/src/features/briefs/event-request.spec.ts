import { eventInputs, eventRequest } from './event-request';

const inputs = { eventInfo: 'Live at 2 pm', catalystContext: '', fileContent: 'A text' };

describe('the request of Starting Now', () => {
  it('leaves out what was not given', () => {
    expect(eventRequest({ ...inputs, eventInfo: ' Live at 2 pm\n', fileContent: '  ' })).toEqual({
      eventInfo: 'Live at 2 pm',
      catalystContext: undefined,
      fileContent: undefined,
    });
  });

  it('comes back out of a thread as it went in', () => {
    expect(eventInputs({ ...eventRequest(inputs) })).toEqual(inputs);
    expect(eventInputs({ eventInfo: 7 })).toEqual({ eventInfo: '', catalystContext: '', fileContent: '' });
  });
});
