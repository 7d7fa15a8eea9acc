@echo off
rem Starts Lampblack; builds it first where there is no jar yet.
setlocal
set "HOME_DIR=%~dp0"
set "JAR=%HOME_DIR%target\lampblack.jar"
if not exist "%JAR%" (
    echo There is no target\lampblack.jar yet, so it is built first. This happens once. 1>&2
    pushd "%HOME_DIR%"
    call mvn -q -DskipTests package 1>&2 || (popd & exit /b 1)
    popd
)
set "QUICK=-XX:TieredStopAtLevel=1"
if "%~1"=="serve" set "QUICK=-Xmx256m"
java -XX:+UseSerialGC %QUICK% -XX:-UsePerfData -Xshare:auto -jar "%JAR%" %*
exit /b %ERRORLEVEL%
