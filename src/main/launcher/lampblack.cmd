@echo off
rem Starts Lampblack with the Java that it was built with, else that of JAVA_HOME, else the newest there is.
setlocal
set "HERE=%~dp0"
set "FIT=findstr /r "^^JAVA_VERSION=.2[1-9] ^^JAVA_VERSION=.[3-9][0-9]""
set "JAVA="
if exist "%HERE%java" set /p JAVA=<"%HERE%java"
if not exist "%JAVA%\bin\java.exe" set "JAVA="
if not defined JAVA %FIT% "%JAVA_HOME%\release" >nul 2>&1 && set "JAVA=%JAVA_HOME%"
if not defined JAVA for /d %%D in ("%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\*" "%ProgramFiles%\Eclipse Adoptium\*") do (
    %FIT% "%%~D\release" >nul 2>&1 && set "JAVA=%%~D"
)
if not defined JAVA (
    echo Lampblack needs Java 21 or newer: install one, or name the folder of one in JAVA_HOME. 1>&2
    exit /b 1
)
rem What the build laid out beforehand holds for a jar of this time; a copy may have got another.
set "TIME_NOW="
set "TIME_SET="
for %%F in ("%HERE%lampblack.jar") do set "TIME_NOW=%%~tF"
if exist "%HERE%time" set /p TIME_SET=<"%HERE%time"
if not "%TIME_NOW%"=="%TIME_SET%" (
    powershell -NoProfile -Command "(Get-Item -LiteralPath ($env:HERE + 'lampblack.jar')).LastWriteTimeUtc = [datetime]'2026-01-01'" >nul 2>&1
    for %%F in ("%HERE%lampblack.jar") do (echo %%~tF)>"%HERE%time"
)
rem A command is over before a second compiler pays, and a server is not; nor do commands need what a server does.
set "PART=lampblack"
set "LEVEL=1"
if "%~1"=="serve" set "PART=serve" & set "LEVEL=4"
set "CACHE=-XX:TieredStopAtLevel=%LEVEL%"
findstr /r "^JAVA_VERSION=.2[5-9] ^JAVA_VERSION=.[3-9][0-9]" "%JAVA%\release" >nul 2>&1 && set "CACHE=-XX:AOTCache=%HERE%%PART%.aot"
"%JAVA%\bin\java" "%CACHE%" -XX:TieredStopAtLevel=%LEVEL% -XX:+UseSerialGC -Xmx512m -Xlog:disable -jar "%HERE%lampblack.jar" %*
exit /b %ERRORLEVEL%
