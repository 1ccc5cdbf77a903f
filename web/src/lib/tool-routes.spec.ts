import { routeOfTool, toolOfRoute } from './tool-routes';

describe('the screens of the tools', () => {
  it('are found by name, and back by their address', () => {
    expect(routeOfTool('starting-now-generator')).toBe('/starting-now');
    expect(toolOfRoute('/starting-now')?.id).toBe(6);
    expect(toolOfRoute('/hotlist')?.id).toBe(1);
    expect(toolOfRoute('/')).toBeUndefined();
  });

  it('are one for all that have none of their own, save for those that are still to come', () => {
    expect(routeOfTool('letters')).toBe('/apps/letters');
    expect(routeOfTool('a/b c')).toBe('/apps/a%2Fb%20c');
    expect(routeOfTool('constructor')).toBe('/apps/constructor');
    expect(routeOfTool('super-editorial-agent')).toBeNull();
  });
});
